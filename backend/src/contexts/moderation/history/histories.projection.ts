import { perVerbFact } from '../../../../contracts/moderation-verbs.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { AccountErased, MemberRegistered, MemberSessionsEnded, RoleGranted } from '../../accounts/public.js';
import type { FeedbackEmailDisclosed } from '../../feedback/public.js';
import type { CommentDeleted, CommentHidden, CommentRestored, TopicDeleted, TopicHidden, TopicModerationEvent } from '../../forum/public.js';
import type { ReportEvent } from '../report/report.events.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { type HistoryEntry, historiesView, TOLD } from '../views/moderation.model.js';

type Kept =
  | ReportEvent
  | StandingEvent
  | MemberRegistered
  | AccountErased
  | RoleGranted
  | MemberSessionsEnded
  | TopicHidden
  | TopicDeleted
  | CommentHidden
  | CommentDeleted
  | CommentRestored
  | TopicModerationEvent
  | FeedbackEmailDisclosed;

export const reportHistory = (reportId: string): string => `report:${reportId}`;
export const memberHistory = (memberId: string): string => `member:${memberId}`;

/** Appends an event to the histories it belongs to. */
function keep(event: RecordedEvent<DomainEvent>, histories: readonly string[]): readonly Write[] {
  const { id, position, stream, type, at, actor, correlationId, causationId, data } = event;
  const said = data as HistoryEntry['details'];
  const details = Object.fromEntries(TOLD.filter((field) => field in data).map((field) => [field, said[field]]));
  const entry: HistoryEntry = { id, position, stream, type, at, actor, correlationId, causationId, details };
  return histories.map((history) => historiesView.make(history, { $push: { entries: entry } }));
}

const ofSanction = (event: RecordedEvent<DomainEvent<string, { memberId: string; reportId: string }>>) =>
  keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.reportId)]);
/** What a moderator does on the page belongs to no report. */
const ofContent = (event: RecordedEvent<DomainEvent<string, { authorId: string; reportId?: string | null }>>) =>
  keep(event, [memberHistory(event.data.authorId), ...(event.data.reportId ? [reportHistory(event.data.reportId)] : [])]);
const ofReport = (event: RecordedEvent<DomainEvent<string, { reportId: string }>>) => keep(event, [reportHistory(event.data.reportId)]);
const ofJudgedReport = (event: RecordedEvent<DomainEvent<string, { reportId: string; reportedUserId: string }>>) =>
  keep(event, [memberHistory(event.data.reportedUserId), reportHistory(event.data.reportId)]);
const ofMember = (event: RecordedEvent<DomainEvent<string, { memberId: string }>>) => keep(event, [memberHistory(event.data.memberId)]);

/** Who did what, when and why, by report and by member. A sanction's id is the report that led to it. */
export const historiesProjection = projection<Kept>({
  name: 'histories',
  version: 5,
  views: [historiesView.name],
  on: {
    MemberRegistered: ofMember,
    RoleGranted: ofMember,
    AccountErased: ofMember,
    ReportTextForgotten: ofReport,
    ContentReported: ofJudgedReport,
    ReportTakenUnderReview: ofReport,
    ReportReturned: ofReport,
    ReportModerated: ofJudgedReport,
    ReportDismissed: ofJudgedReport,
    ReportLapsed: ofJudgedReport,
    WarningIssued: ofSanction,
    MemberSuspended: ofSanction,
    MemberBanned: ofSanction,
    MemberMuted: ofSanction,
    RestrictionExpired: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.restrictionId)]),
    MuteExpired: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.muteId)]),
    MemberSessionsEnded: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.cause)]),
    ...perVerbFact(() => ofContent),
    FeedbackEmailDisclosed: (event) => (event.data.memberId ? keep(event, [memberHistory(event.data.memberId)]) : []),
  },
});
