import { Command } from '../../../kernel/command.js';

/** Ends what a member has in listings; `position` is where the end of the account stands, so that the views can be waited for. */
export class EndMemberJobs extends Command<{ memberId: string; position: number }> {
  readonly type = 'EndMemberJobs';
}

/** One has blocked the other: neither reads applications to the other's listings any more. */
export class PartColleagues extends Command<{ memberId: string; otherId: string; position: number }> {
  readonly type = 'PartColleagues';
}
