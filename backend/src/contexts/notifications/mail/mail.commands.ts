import type { AppealOutcome } from '../../../../contracts/appeal-outcomes.js';
import type { AppealChange, BroughtBack } from '../../../../contracts/appeals.js';
import type { CaseAction } from '../../../../contracts/cases.js';
import type { ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { Subrole } from '../../../../contracts/subroles.js';
import { Command } from '../../../kernel/command.js';
import type { FactAddress } from '../../../kernel/event.js';

/** Tells a reporter what became of the report. What an earlier release queued does not say about which text. */
export class MailReportSettled extends Command<{ reporterId: string; upheld: boolean; topicId?: string | null; commentId?: string | null }> {
  readonly type = 'MailReportSettled';
}

/** Tells an author what moderators did with a text. */
export class MailModeratedContent extends Command<{
  authorId: string;
  topicId: string;
  commentId: string | null;
  outcome: NotificationOutcome;
  /** The fact with which moderators wrote why, where authors are told. */
  fact?: FactAddress;
  /** The rule by which the words were changed; left out for other decisions. */
  rule?: { reason: ReportReason; clause: string | null };
  /** What may be appealed against; left out for decisions that a report did not lead to. */
  decision?: DecisionTold;
  /** The same in the clear, in what was queued by an earlier release. */
  note?: string | null;
}> {
  readonly type = 'MailModeratedContent';
}

/** What a member is told about a decision that concerns them. */
export type Sanction =
  | { readonly kind: 'warned'; readonly reason: string }
  | { readonly kind: 'muted'; readonly reason: string; readonly until: string }
  /** `byThreshold`: the warning of this decision was one too many. */
  | { readonly kind: 'suspended' | 'banned'; readonly reason: string; readonly until: string | null; readonly byThreshold?: true }
  | { readonly kind: 'warning_withdrawn'; readonly reason: string }
  | { readonly kind: 'restriction_lifted' | 'suspension_unfounded'; readonly reason: string; readonly leaves: 'suspended' | 'banned' | null }
  /** `until`: the end of another mute that holds still, or null. */
  | { readonly kind: 'mute_lifted'; readonly reason: string; readonly until: string | null }
  | { readonly kind: 'restriction_changed' | 'mute_changed'; readonly reason: string; readonly until: string | null };

/** What may be appealed against; `at` is when it was decided. */
export interface DecisionTold {
  readonly id: string;
  readonly at: string;
}

export interface AppealTold {
  readonly outcome: AppealOutcome;
  readonly lifts: readonly SanctionKind[];
  readonly changes: readonly AppealChange[];
  /** The content is back … */
  readonly restores: boolean;
  /** … and in which way; what an earlier release queued does not say: it is shown again. */
  readonly back?: BroughtBack;
  readonly decidedDespiteNoOther: boolean;
}

/** Answers a member who appealed: somebody asks, or it was decided. */
export class MailAppeal extends Command<{
  memberId: string;
  appealId: string;
  fact: FactAddress;
  /** Null for a question. */
  decided: AppealTold | null;
}> {
  readonly type = 'MailAppeal';
}

/** What became of a request for sub-roles, or of one that was held. */
export type SubroleNews =
  | { readonly kind: 'reviewed'; readonly approved: readonly Subrole[]; readonly rejected: readonly Subrole[] }
  | { readonly kind: 'revoked' | 'restored'; readonly subrole: Subrole }
  | { readonly kind: 'expired' };

/** `fact` is where an admin wrote why. */
export class MailSubrole extends Command<{ memberId: string; news: SubroleNews; fact: FactAddress }> {
  readonly type = 'MailSubrole';
}

/** A decision on a case, where it stands in the log and when it was taken. */
export interface FoundDecision {
  readonly data: Pick<MailCaseDecision['data'], 'memberId' | 'topicId' | 'reason' | 'clause' | 'actions'> & {
    readonly decisionId: string;
    readonly contentId: string;
    readonly reportedType: ReportedType;
    readonly fields: ProfileField[];
  };
  readonly fact: FactAddress;
  readonly at: string;
}

/** Tells a member of a decision on a case, all of it at once; `fact` is where the moderator wrote to them. */
export class MailCaseDecision extends Command<{
  memberId: string;
  topicId: string;
  commentId: string | null;
  /** The post, the project, the update or the message that it is about; left out for everything else. */
  postId?: string;
  projectId?: string;
  updateId?: string;
  jobId?: string;
  messageId?: string;
  roomId?: string;
  roomMessageId?: string;
  /** Of a profile: what the decision hides or deletes; left out for texts. */
  profile?: ProfileField[];
  reason: ReportReason;
  clause: string | null;
  actions: CaseAction[];
  decision: DecisionTold;
  fact: FactAddress;
  /** The case: what follows from its decision is waited for. What an earlier release queued has none. */
  contentId?: string;
}> {
  readonly type = 'MailCaseDecision';
}

/**
 * `fact` is where a moderator wrote why; in what an earlier release queued, `reason` says it already. `contentId`: a decision on this content's case
 * led to it, and is told with it.
 */
export class MailSanction extends Command<{ memberId: string; sanction: Sanction; fact?: FactAddress; decision?: DecisionTold; contentId?: string }> {
  readonly type = 'MailSanction';
}
