import { perVerbFact } from '../../../../contracts/moderation-verbs.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { AccountErased, MemberForgotten, MemberRegistered, MemberSessionsEnded, RoleGranted, StaffRoleDecided } from '../../accounts/public.js';
import type { FeedbackEmailDisclosed } from '../../feedback/public.js';
import type {
  CategoriesOrdered,
  CategoryEvent,
  CommentDeleted,
  CommentHidden,
  CommentRestored,
  TopicDeleted,
  TopicHidden,
  TopicModerationEvent,
} from '../../forum/public.js';
import type { AppealEvent } from '../appeal/appeal.events.js';
import type { ReportEvent } from '../report/report.events.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { type HistoryEntry, historiesView, historyWordsView, TOLD } from '../views/moderation.model.js';

type Kept =
  | ReportEvent
  | AppealEvent
  | StandingEvent
  | MemberRegistered
  | AccountErased
  | MemberForgotten
  | RoleGranted
  | StaffRoleDecided
  | MemberSessionsEnded
  | TopicHidden
  | TopicDeleted
  | CommentHidden
  | CommentDeleted
  | CommentRestored
  | TopicModerationEvent
  | FeedbackEmailDisclosed
  | CategoryEvent
  | CategoriesOrdered;

export const reportHistory = (reportId: string): string => `report:${reportId}`;
export const memberHistory = (memberId: string): string => `member:${memberId}`;
export const categoryHistory = (categoryId: string): string => `category:${categoryId}`;

/** Whose words they are that were written with an event, and the words. */
interface Words {
  readonly memberId: string;
  readonly note: string | null;
}
const NO_WORDS: Words = { memberId: '', note: null };

/** Appends an event to the histories it belongs to; what was written with it is kept where it goes with its member. */
function keep(event: RecordedEvent<DomainEvent>, histories: readonly string[], { memberId, note }: Words = NO_WORDS): readonly Write[] {
  const { id, position, stream, type, at, actor, correlationId, causationId, data } = event;
  const said = data as HistoryEntry['details'];
  const details = Object.fromEntries(TOLD.filter((field) => field in data).map((field) => [field, said[field]]));
  const entry: HistoryEntry = { id, position, stream, type, at, actor, correlationId, causationId, details, wordsOf: memberId || null };
  const entries = histories.map((history) => historiesView.make(history, { $push: { entries: entry } }));
  return note === null ? entries : [...entries, historyWordsView.make(memberId, { $set: { [`notes.${id}`]: note } })];
}

const ofSanction = (event: RecordedEvent<DomainEvent<string, Words & { reportId: string | null }>>) =>
  keep(event, [memberHistory(event.data.memberId), ...ofReports(event.data.reportId)], event.data);
/** What a moderator does on the page belongs to no report. */
const ofContent = (event: RecordedEvent<DomainEvent<string, { authorId: string; reportId?: string | null }>>) =>
  keep(event, [memberHistory(event.data.authorId), ...ofReports(event.data.reportId)]);
const ofReport = (event: RecordedEvent<DomainEvent<string, { reportId: string }>>) => keep(event, [reportHistory(event.data.reportId)]);
const ofJudgedReport = (event: RecordedEvent<DomainEvent<string, { reportId: string; reportedUserId: string; note?: string | null }>>) => {
  const { reportedUserId: memberId, reportId, note = null } = event.data;
  return keep(event, [memberHistory(memberId), reportHistory(reportId)], { memberId, note });
};
const ofMember = (event: RecordedEvent<DomainEvent<string, { memberId: string }>>) => keep(event, [memberHistory(event.data.memberId)]);
const ofCategory = (event: RecordedEvent<DomainEvent<string, { categoryId: string }>>) => keep(event, [categoryHistory(event.data.categoryId)]);
/** It may have gone by the id of a report, whose history it then ends. */
const ofTakenBack = (id: string, event: RecordedEvent<DomainEvent<string, Words>>) =>
  keep(event, [memberHistory(event.data.memberId), reportHistory(id)], event.data);
/** Beside the report or the sanction that it is about; what was written stays in the appeal. */
const ofAppeal = (event: RecordedEvent<AppealEvent>) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.appealId)]);
const ofReports = (reportId: string | null | undefined): string[] => (reportId ? [reportHistory(reportId)] : []);

/** Who did what, when and why, by report, by member and by category. A sanction's id is the report that led to it. */
export const historiesProjection = projection<Kept>({
  name: 'histories',
  version: 8,
  views: [historiesView.name, historyWordsView.name],
  on: {
    MemberRegistered: ofMember,
    RoleGranted: ofMember,
    StaffRoleDecided: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    AccountErased: (event) => [...ofMember(event), historyWordsView.put(event.data.memberId, { notes: {} })],
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => historyWordsView.put(data.memberId, { notes: {} }),
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
    WarningWithdrawn: (event) => ofTakenBack(event.data.warningId, event),
    RestrictionLifted: (event) => ofTakenBack(event.data.restrictionId, event),
    MuteLifted: (event) => ofTakenBack(event.data.muteId, event),
    RestrictionEndChanged: (event) => ofTakenBack(event.data.restrictionId, event),
    MuteEndChanged: (event) => ofTakenBack(event.data.muteId, event),
    AppealMade: ofAppeal,
    AppealMessageSent: ofAppeal,
    AppealTaken: ofAppeal,
    AppealReleased: ofAppeal,
    AppealDecided: ofAppeal,
    AppealLapsed: ofAppeal,
    MemberSessionsEnded: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.cause)]),
    ...perVerbFact(() => ofContent),
    FeedbackEmailDisclosed: (event) => (event.data.memberId ? keep(event, [memberHistory(event.data.memberId)]) : []),
    CategoryOpened: ofCategory,
    CategoryRenamed: ofCategory,
    CategoryDescribed: ofCategory,
    CategoryRecolored: ofCategory,
    CategoryClosed: ofCategory,
    CategoryReopened: ofCategory,
    CategoryWritersChanged: ofCategory,
    CategoryMerged: ofCategory,
    CategoryUnmerged: ofCategory,
    CategoriesOrdered: ofCategory,
  },
});
