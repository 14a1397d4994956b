import { Command } from '../../../kernel/command.js';

type OfMember = { memberId: string; position: number };

/** Ends what a member has in projects; `position` is where the end of the account stands, so that the views can be waited for. */
export class EndMemberProjects extends Command<OfMember & { keepContent: boolean }> {
  readonly type = 'EndMemberProjects';
}

/** `lasts`: the ban is for good, and what they own passes on; or it was lifted, and what nobody took over is theirs again. */
export class FollowBan extends Command<OfMember & { lasts: boolean }> {
  readonly type = 'FollowBan';
}
