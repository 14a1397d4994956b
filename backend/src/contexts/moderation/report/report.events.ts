import type { ModerationOutcome, ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface Report {
  reportId: string;
  reportedType: ReportedType;
  reportedId: string;
  reportedUserId: string;
  reporterId: string;
  reason: ReportReason;
}

/** Version 1 kept the note in the clear; in versions 1 and 2 every report was decided on by itself. */
type Settled = Report & { moderatorId: string; note: string | null };
interface Moderated {
  action: string | null;
  outcome: ModerationOutcome;
  durationMinutes: number | null;
}
/** The decision on the whole case that settled it; null when it was decided on by itself. */
interface ByDecision {
  decisionId: string | null;
}

/** `contentRevision` is the revision of the content's stream that the reporter saw. */
export type ContentReported = DomainEvent<'ContentReported', Report & { description: string | null; contentRevision: number; topicId: string }>;
export type ReportTakenUnderReview = DomainEvent<'ReportTakenUnderReview', { reportId: string; moderatorId: string }>;
export type ReportReturned = DomainEvent<'ReportReturned', { reportId: string; moderatorId: string }>;
/**
 * `action` is what was asked for, `outcome` what it counts as; `durationMinutes` is null for the usual length, or for ever where that is usual.
 * `upheld`: the reporter was right, also where nothing was done.
 */
export type ReportModerated = DomainEvent<
  'ReportModerated',
  Settled & Moderated & ByDecision & { upheld: boolean },
  [Settled & Moderated, Settled & Moderated]
>;
export type ReportDismissed = DomainEvent<'ReportDismissed', Settled & ByDecision, [Settled, Settled]>;

/** The decision on it was taken back: it waits again. `upheld` as it was. */
export type ReportReopened = DomainEvent<
  'ReportReopened',
  { reportId: string; decisionId: string; reportedId: string; reportedUserId: string; reporterId: string; upheld: boolean }
>;

/** Its author took back what waited for a decision before there was one. */
export type ReportLapsed = DomainEvent<'ReportLapsed', { reportId: string; reportedId: string; reportedUserId: string }>;

/** What the reporter wrote about a member is gone, because the member was forgotten. */
export type ReportTextForgotten = DomainEvent<'ReportTextForgotten', { reportId: string }>;

export type ReportEvent =
  | ContentReported
  | ReportTakenUnderReview
  | ReportReturned
  | ReportModerated
  | ReportDismissed
  | ReportReopened
  | ReportLapsed
  | ReportTextForgotten;
