import type { HoldCause } from '../../../../contracts/holding.js';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { Command } from '../../../kernel/command.js';
import type { HeldComment, HeldTopic } from './held.events.js';

export class HoldTopic extends Command<HeldTopic & { causes: HoldCause[] }> {
  readonly type = 'HoldTopic';
}

export class HoldComment extends Command<HeldComment & { causes: HoldCause[] }> {
  readonly type = 'HoldComment';
}

/** Lets a text in. `textId` is the id that the topic or comment has or would have. */
export class ReleaseText extends Command<{ textId: string }> {
  readonly type = 'ReleaseText';
}

export class RefuseText extends Command<{ textId: string; reportId: string; reason: string; outcome: ModerationOutcome; note: string | null }> {
  readonly type = 'RefuseText';
}

/** Lets a refused text wait again; one that was not refused stays as it is. */
export class HoldAgain extends Command<{ textId: string }> {
  readonly type = 'HoldAgain';
}

export class WithdrawHeldText extends Command<{ textId: string }> {
  readonly type = 'WithdrawHeldText';
}

/** The same by its author, who is told why when it cannot be. */
export class TakeBackHeldText extends Command<{ textId: string; memberId: string }> {
  readonly type = 'TakeBackHeldText';
}

export type HeldTextCommand = HoldTopic | HoldComment | ReleaseText | RefuseText | HoldAgain | WithdrawHeldText | TakeBackHeldText;
