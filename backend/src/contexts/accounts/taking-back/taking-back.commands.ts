import { Command } from '../../../kernel/command.js';
import type { Additions } from './taking-back.events.js';

/** Takes back an account whose former address has undone a change. */
export class TakeBackByAddress extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'TakeBackByAddress';
}

/** Records that an account is its owner's again, and what of it is not theirs. */
export class RecordTakingBack extends Command<{ memberId: string; cause: string } & Additions> {
  readonly type = 'RecordTakingBack';
}

/** Takes away what a taking back found. */
export class DropAdditions extends Command<{ memberId: string; cause: string }> {
  readonly type = 'DropAdditions';
}

/** Tells the owner what was taken away; `at` (ISO) is when the account was taken back. */
export class SendTakenBackMail extends Command<{ memberId: string; cause: string; at: string }> {
  readonly type = 'SendTakenBackMail';
}
