import type { AppealOutcome } from '../../../../contracts/appeal-outcomes.js';
import type { AppealChange, BroughtBack } from '../../../../contracts/appeals.js';
import type { ReportedType } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** An appeal goes by the decision that it is against. */
interface Appeal {
  appealId: string;
  /** Who appealed: the member whom the decision concerns. */
  memberId: string;
}

/** `moderatorIds`: who decided and may not decide again. `byLink`: by the link of a mail or of the sign-in page, without a session. */
export type AppealMade = DomainEvent<'AppealMade', Appeal & { text: string | null; moderatorIds: string[]; reason: string; dueAt: string; byLink: boolean }>;
export type AppealMessageSent = DomainEvent<
  'AppealMessageSent',
  Appeal & { messageId: string; from: 'member' | 'staff'; authorId: string; text: string | null }
>;
export type AppealTaken = DomainEvent<'AppealTaken', Appeal & { moderatorId: string; at: string }>;
export type AppealReleased = DomainEvent<'AppealReleased', Appeal & { moderatorId: string }>;

interface ContentOf {
  type: ReportedType;
  id: string;
  /** What the facts of the forum name as the reason. */
  reportId: string;
}

/** What the decision did to a content: hid, deleted, or put other words in it. */
export type AppealedContent = ContentOf & { back: BroughtBack };

interface Decided<Content> extends Appeal {
  moderatorId: string;
  outcome: AppealOutcome;
  reason: string;
  /** What is lifted; what the number of warnings had caused goes with its warning. */
  lifts: SanctionKind[];
  changes: AppealChange[];
  /** What comes back, as far as this decision keeps it away. */
  content: Content | null;
  /** To the member. */
  message: string | null;
  /** To the other moderators. */
  staffNote: string | null;
  /** Whoever had decided looked at it, because nobody else may. */
  decidedDespiteNoOther: boolean;
}

/** Version 1 knew only content that was hidden or deleted. */
export type AppealDecided = DomainEvent<'AppealDecided', Decided<AppealedContent>, [Decided<ContentOf>]>;
/** The account of the member has ended before there was a decision. */
export type AppealLapsed = DomainEvent<'AppealLapsed', Appeal>;

export type AppealEvent = AppealMade | AppealMessageSent | AppealTaken | AppealReleased | AppealDecided | AppealLapsed;
