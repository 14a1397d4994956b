import type { CaseAction } from '../../../../contracts/cases.js';
import type { ModerationOutcome, ModerationPolicy, ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** The content, whose id is the case's, and whom it is about. */
interface OnContent {
  caseId: string;
  reportedType: ReportedType;
  memberId: string;
  topicId: string;
}

/** A moderator decides on what nobody has reported. */
export type CaseOpened = DomainEvent<'CaseOpened', OnContent & { moderatorId: string; contentRevision: number; reason: ReportReason }>;

/** How the case stands after a report came or went: how many are open, and the gravest reason that they give (null when none is). */
interface Standing {
  open: number;
  gravest: ReportReason | null;
}

/** `claimedBy`: who has the case at that time. */
export type ReportJoinedCase = DomainEvent<
  'ReportJoinedCase',
  OnContent & Standing & { reportId: string; reason: ReportReason; contentRevision: number; reportedAt: string; claimedBy: string | null }
>;

/** What was decided on a single report, before there were cases. */
export interface SettledAlone {
  moderatorId: string;
  status: 'resolved' | 'dismissed';
  outcome: ModerationOutcome;
}
/** The content was taken back, or (`settled`) the report had been decided on by itself. */
export type ReportLeftCase = DomainEvent<'ReportLeftCase', Standing & { caseId: string; reportId: string; settled: SettledAlone | null }>;

export type CaseClaimed = DomainEvent<'CaseClaimed', { caseId: string; moderatorId: string; until: string; reportIds: string[] }>;
/** `lapsed`: nobody did, its time was over. */
export type CaseReleased = DomainEvent<'CaseReleased', { caseId: string; moderatorId: string; lapsed: boolean; reportIds: string[] }>;

/** One decision on everything that was reported about a content. */
interface Decided extends OnContent {
  decisionId: string;
  moderatorId: string;
  contentId: string;
  /** The reports that it settles, the oldest first. */
  reportIds: string[];
  reason: ReportReason;
  /** The rule of the community that was broken, such as '2.1'. */
  clause: string | null;
  /** With the durations that they have; null is for ever. None: nothing is done to member or content. */
  actions: CaseAction[];
  /** Of the gravest action. */
  outcome: ModerationOutcome;
  status: 'resolved' | 'dismissed';
  /** Whether the reporters were right. */
  upheld: boolean;
  /** What reports are recorded with: the gravest action, or what was asked for in other words. */
  recordedAction: string | null;
  /** The decision on another case of the member with which this one was closed. */
  partOf: string | null;
  /** What the member reads, in the moderator's words. */
  message: string | null;
  /** For staff alone. */
  staffNote: string | null;
  /** The rules about warnings of that time. */
  rules: ModerationPolicy;
}
interface OfParts {
  fields: ProfileField[];
}
/**
 * `seen`: the revision of the content as which it was judged; null where what is judged is a copy. Version 1 knew nothing of contents of which a part
 * can be taken from view, version 2 did not say what had been seen.
 */
export type CaseDecided = DomainEvent<'CaseDecided', Decided & OfParts & { seen: number | null }, [Decided, Decided & OfParts]>;

/** A decision was taken back as a whole: its reports are open again, its sanctions end, its content is restored. `note` says why, to the member. */
export type CaseReopened = DomainEvent<
  'CaseReopened',
  OnContent & {
    decisionId: string;
    moderatorId: string;
    reportIds: string[];
    actions: CaseAction[];
    note: string | null;
    rules: ModerationPolicy;
  } & Standing
>;

/** A decision waits for a second person: until then, or until the request has ended, nobody else decides. */
export type CaseAwaitsApproval = DomainEvent<
  'CaseAwaitsApproval',
  { caseId: string; approvalId: string; decisionId: string; requestedBy: string; until: string; reportIds: string[] }
>;
/** The request has ended without a decision on this case. */
export type CaseAwaitsNoMore = DomainEvent<'CaseAwaitsNoMore', { caseId: string; approvalId: string; reportIds: string[] }>;

export type CaseEvent =
  | CaseOpened
  | ReportJoinedCase
  | ReportLeftCase
  | CaseClaimed
  | CaseReleased
  | CaseDecided
  | CaseReopened
  | CaseAwaitsApproval
  | CaseAwaitsNoMore;
