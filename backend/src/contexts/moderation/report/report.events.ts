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

/** Version 1 kept the note in the clear. */
type Settled = Report & { moderatorId: string; note: string | null };
interface Moderated {
  action: string | null;
  outcome: ModerationOutcome;
  durationMinutes: number | null;
}

/** `contentRevision` is the revision of the content's stream that the reporter saw. */
export type ContentReported = DomainEvent<'ContentReported', Report & { description: string | null; contentRevision: number; topicId: string }>;
export type ReportTakenUnderReview = DomainEvent<'ReportTakenUnderReview', { reportId: string; moderatorId: string }>;
export type ReportReturned = DomainEvent<'ReportReturned', { reportId: string; moderatorId: string }>;
/** `action` is what was asked for, `outcome` what it counts as; `durationMinutes` is null for the usual length, or for ever where that is usual. */
export type ReportModerated = DomainEvent<'ReportModerated', Settled & Moderated, [Settled & Moderated]>;
export type ReportDismissed = DomainEvent<'ReportDismissed', Settled, [Settled]>;

/** Its author took back what waited for a decision before there was one. */
export type ReportLapsed = DomainEvent<'ReportLapsed', { reportId: string; reportedId: string; reportedUserId: string }>;

/** What the reporter wrote about a member is gone, because the member was forgotten. */
export type ReportTextForgotten = DomainEvent<'ReportTextForgotten', { reportId: string }>;

export type ReportEvent = ContentReported | ReportTakenUnderReview | ReportReturned | ReportModerated | ReportDismissed | ReportLapsed | ReportTextForgotten;
