import { type AboveIds, threadOf } from '../../../../contracts/above.js';
import { perVerbFact } from '../../../../contracts/moderation-verbs.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type {
  AccountErased,
  EmailVerificationDemanded,
  EmailVerificationDemandWithdrawn,
  EmailVerifiedAgain,
  MemberEmailDisclosed,
  MemberForgotten,
  MemberRegistered,
  MemberSessionsEnded,
  ProfileModerationEvent,
  RoleGranted,
  SignedOutElsewhere,
  StaffRoleDecided,
  SubroleEvent,
} from '../../accounts/public.js';
import type { ApprovalEvent } from '../../administration/public.js';
import type { PostDeleted, PostFeatured, PostHidden, PostRestored, PostUnfeatured } from '../../blog/public.js';
import type { JobModerationEvent } from '../../careers/public.js';
import type { MessageRestored, MessageWithheld } from '../../chat/public.js';
import type { FeedbackEmailDisclosed } from '../../feedback/public.js';
import type {
  CategoriesOrdered,
  CategoryEvent,
  CommentDeleted,
  CommentEditedByModerator,
  CommentHidden,
  CommentRestored,
  CommentTextDestroyed,
  CommentTextReturned,
  TagRuleEvent,
  TopicDeleted,
  TopicEditedByModerator,
  TopicHidden,
  TopicModerationEvent,
  TopicTextDestroyed,
  TopicTextReturned,
} from '../../forum/public.js';
import type { RoomMessageModerationEvent, RoomModerationEvent } from '../../voice/public.js';
import type { AppealEvent } from '../appeal/appeal.events.js';
import type { CaseAwaitsApproval, CaseEvent, ReportJoinedCase, ReportLeftCase } from '../case/case.events.js';
import type { ChatEvidenceDestroyed, ChatEvidenceDisclosed, ChatEvidenceKept } from '../evidence/evidence.events.js';
import type { ReportEvent } from '../report/report.events.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { type HistoryEntry, historiesView, historyWordsView, TOLD } from '../views/moderation.model.js';

type Kept =
  | ReportEvent
  | AppealEvent
  | Exclude<CaseEvent, ReportJoinedCase | ReportLeftCase | CaseAwaitsApproval>
  | ApprovalEvent
  | StandingEvent
  | MemberRegistered
  | AccountErased
  | MemberForgotten
  | ProfileModerationEvent
  | JobModerationEvent
  | EmailVerificationDemanded
  | EmailVerificationDemandWithdrawn
  | EmailVerifiedAgain
  | RoleGranted
  | StaffRoleDecided
  | SubroleEvent
  | MemberSessionsEnded
  | SignedOutElsewhere
  | TopicHidden
  | TopicDeleted
  | CommentHidden
  | CommentDeleted
  | CommentRestored
  | CommentEditedByModerator
  | CommentTextReturned
  | CommentTextDestroyed
  | TopicEditedByModerator
  | TopicTextReturned
  | TopicTextDestroyed
  | TopicModerationEvent
  | PostHidden
  | PostDeleted
  | PostRestored
  | PostFeatured
  | PostUnfeatured
  | FeedbackEmailDisclosed
  | CategoryEvent
  | TagRuleEvent
  | CategoriesOrdered
  | MemberEmailDisclosed
  | ChatEvidenceKept
  | ChatEvidenceDestroyed
  | ChatEvidenceDisclosed
  | MessageWithheld
  | MessageRestored
  | RoomModerationEvent
  | RoomMessageModerationEvent;

export const reportHistory = (reportId: string): string => `report:${reportId}`;
export const caseHistory = (contentId: string): string => `case:${contentId}`;
export const memberHistory = (memberId: string): string => `member:${memberId}`;
export const tagHistory = (slug: string): string => `tag:${slug}`;
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

/** Sanctions go by the decision that gave them, if not by a report: those who know either find them. */
const ofSanction = (id: (data: Sanctioned) => string | undefined) => (event: RecordedEvent<DomainEvent<string, Sanctioned>>) => {
  const { memberId, reportId, contentId } = event.data;
  const byId = new Set([...ofReports(reportId), ...ofReports(reportId === null ? null : id(event.data))]);
  return keep(event, [memberHistory(memberId), ...byId, ...ofCase(reportId === null ? null : contentId)], event.data);
};
type Sanctioned = Words & { reportId: string | null; contentId?: string | null; warningId?: string; restrictionId?: string; muteId?: string };
/** What a moderator does on the page belongs to no report. */
const ofContent = (
  event: RecordedEvent<
    DomainEvent<string, { authorId: string; reportId?: string | null; topicId?: string; commentId?: string; updateId?: string } & Partial<AboveIds>>
  >,
) => {
  const { authorId, reportId, commentId, updateId, ...place } = event.data;
  return keep(event, [memberHistory(authorId), ...ofReports(reportId), ...ofCase(reportId ? (commentId ?? updateId ?? threadOf(place)) : null)]);
};
/** A listing is the case of its reports, and what becomes of it is told there whatever led to it. */
const ofListing = (event: RecordedEvent<JobModerationEvent>) =>
  keep(event, [memberHistory(event.data.authorId), caseHistory(event.data.jobId), ...ofReports('reportId' in event.data ? event.data.reportId : null)]);
/** What moderators did to the words of a text is told beside its case too; what they wrote goes with the author. */
type OfText = { topicId: string } | { commentId: string };
const ofWords = (event: RecordedEvent<DomainEvent<string, OfText & { authorId: string; message?: string | null }>>) => {
  const { authorId: memberId, message: note = null } = event.data;
  return keep(event, [memberHistory(memberId), caseHistory('commentId' in event.data ? event.data.commentId : event.data.topicId)], { memberId, note });
};
/** A message is the case by which it was taken from view. */
const ofMessage = (event: RecordedEvent<DomainEvent<string, { messageId: string; authorId: string }>>, words?: Words) =>
  keep(event, [memberHistory(event.data.authorId), caseHistory(event.data.messageId)], words);
/** A room is the case of its reports; what it is called goes with it, and is kept in no history. */
const ofRoom = ({ data: { authorId, roomId, reason }, ...event }: RecordedEvent<RoomModerationEvent>) =>
  keep({ ...event, data: { reason } }, [memberHistory(authorId), caseHistory(roomId)]);
const ofReport = (event: RecordedEvent<DomainEvent<string, { reportId: string }>>) => keep(event, [reportHistory(event.data.reportId)]);
type Judged = { reportId: string; reportedUserId: string; reportedId?: string; note?: string | null; decisionId?: string | null };
/** What a decision on the whole case did to one report is told of that report alone: the decision itself is told once. */
const ofJudgedReport = (event: RecordedEvent<DomainEvent<string, Judged>>) => {
  const { reportedUserId: memberId, reportId, reportedId, note = null, decisionId = null } = event.data;
  const around = decisionId === null ? [memberHistory(memberId), ...ofCase(reportedId)] : [];
  return keep(event, [...around.slice(0, 1), reportHistory(reportId), ...around.slice(1)], { memberId, note });
};
const ofClaim = (event: RecordedEvent<DomainEvent<string, { caseId: string }>>) => keep(event, [caseHistory(event.data.caseId)]);
const ofDecision = (event: RecordedEvent<DomainEvent<string, { caseId: string; memberId: string; reportIds: readonly string[] }>>, note: string | null) => {
  const { caseId, memberId, reportIds } = event.data;
  return keep(event, [memberHistory(memberId), caseHistory(caseId), ...reportIds.map(reportHistory)], { memberId, note });
};
/** Beside the cases and the members that a sanction would be given to; what else waits is for those who may confirm it alone. */
const ofRequest = (event: RecordedEvent<ApprovalEvent>, words?: Words) => {
  const { kind, about, suspends, cases } = event.data;
  if (kind !== 'permanent_sanction' && kind !== 'bulk_decision') return [];
  const members = new Set([...(about === null ? [] : [about]), ...suspends.map(({ memberId }) => memberId)]);
  return keep(event, [...[...members].map(memberHistory), ...cases.map(({ caseId }) => caseHistory(caseId))], words);
};
const ofVerdict = (event: RecordedEvent<Extract<ApprovalEvent, { type: 'ApprovalGranted' | 'ApprovalRefused' }>>) =>
  ofRequest(event, { memberId: event.data.sealedFor, note: event.data.note });
const ofMember = (event: RecordedEvent<DomainEvent<string, { memberId: string }>>) => keep(event, [memberHistory(event.data.memberId)]);
const ofCategory = (event: RecordedEvent<DomainEvent<string, { categoryId: string }>>) => keep(event, [categoryHistory(event.data.categoryId)]);
const ofTag = (event: RecordedEvent<DomainEvent<string, { slug: string }>>) => keep(event, [tagHistory(event.data.slug)]);
/** A profile is the case of its member. */
const ofProfile = (event: RecordedEvent<DomainEvent<string, { memberId: string }>>) =>
  keep(
    event,
    [event.data.memberId].flatMap((id) => [memberHistory(id), caseHistory(id)]),
  );
/** It may have gone by the id of a report, whose history it then ends. */
const ofTakenBack = (id: string, event: RecordedEvent<DomainEvent<string, Words>>) =>
  keep(event, [memberHistory(event.data.memberId), reportHistory(id)], event.data);
/** Beside the report or the sanction that it is about; what was written stays in the appeal. */
const ofAppeal = (event: RecordedEvent<AppealEvent>) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.appealId)]);
const ofCase = (contentId: string | null | undefined): string[] => (contentId ? [caseHistory(contentId)] : []);
const ofReports = (reportId: string | null | undefined): string[] => (reportId ? [reportHistory(reportId)] : []);

/** Who did what, when and why, by report, by case, by member, by category and by tag. A sanction's id is the decision that gave it, or the report that led to it. */
export const historiesProjection = projection<Kept>({
  name: 'histories',
  version: 22,
  views: [historiesView.name, historyWordsView.name],
  on: {
    MemberRegistered: ofMember,
    EmailVerificationDemanded: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    EmailVerificationDemandWithdrawn: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    EmailVerifiedAgain: ofMember,
    RoleGranted: ofMember,
    StaffRoleDecided: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    SubroleRequested: ofMember,
    SubroleReviewed: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    SubroleGranted: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    SubroleExpired: ofMember,
    SubroleRevoked: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
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
    ReportReopened: ofReport,
    CaseOpened: ofClaim,
    CaseClaimed: ofClaim,
    CaseReleased: ofClaim,
    CaseDecided: (event) => ofDecision(event, event.data.message),
    CaseReopened: (event) => ofDecision(event, event.data.note),
    CaseAwaitsNoMore: ofClaim,
    ApprovalRequested: (event) => ofRequest(event),
    ApprovalGranted: ofVerdict,
    ApprovalRefused: ofVerdict,
    ApprovalWithdrawn: (event) => ofRequest(event),
    ApprovalExpired: (event) => ofRequest(event),
    ApprovalCarriedOut: (event) => ofRequest(event),
    ApprovalFailed: (event) => ofRequest(event),
    ProfileFieldWithheld: ofProfile,
    ProfileFieldGivenBack: ofProfile,
    ProfileValueHeld: ofProfile,
    ProfileValueWithdrawn: ofProfile,
    ProfileValueReleased: ofProfile,
    ProfileValueRefused: ofProfile,
    ProfileValueHeldAgain: ofProfile,
    WarningIssued: ofSanction(({ warningId }) => warningId),
    MemberSuspended: ofSanction(({ restrictionId }) => restrictionId),
    MemberBanned: ofSanction(({ restrictionId }) => restrictionId),
    MemberMuted: ofSanction(({ muteId }) => muteId),
    RestrictionExpired: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.restrictionId)]),
    MuteExpired: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.muteId)]),
    WarningWithdrawn: (event) => ofTakenBack(event.data.warningId, event),
    RestrictionLifted: (event) => ofTakenBack(event.data.restrictionId, event),
    MuteLifted: (event) => ofTakenBack(event.data.muteId, event),
    DecisionTakenBack: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.decisionId)]),
    RestrictionEndChanged: (event) => ofTakenBack(event.data.restrictionId, event),
    MuteEndChanged: (event) => ofTakenBack(event.data.muteId, event),
    AppealMade: ofAppeal,
    AppealMessageSent: ofAppeal,
    AppealTaken: ofAppeal,
    AppealReleased: ofAppeal,
    AppealDecided: ofAppeal,
    AppealLapsed: ofAppeal,
    MemberSessionsEnded: (event) => keep(event, [memberHistory(event.data.memberId), reportHistory(event.data.cause)]),
    // What members do themselves is in their own security log.
    SignedOutElsewhere: (event) => (event.data.reason === 'ended_by_staff' ? ofMember(event) : []),
    ...perVerbFact(() => ofContent),
    JobHidden: ofListing,
    JobDeleted: ofListing,
    JobRestored: ofListing,
    TopicEditedByModerator: ofWords,
    TopicTextReturned: ofWords,
    TopicTextDestroyed: ofWords,
    CommentEditedByModerator: ofWords,
    CommentTextReturned: ofWords,
    CommentTextDestroyed: ofWords,
    MemberEmailDisclosed: (event) => keep(event, [memberHistory(event.data.memberId)], event.data),
    ChatEvidenceKept: (event) => keep(event, [caseHistory(event.data.messageId)]),
    ChatEvidenceDestroyed: (event) => keep(event, [caseHistory(event.data.messageId)]),
    ChatEvidenceDisclosed: (event) => ofMessage(event, { memberId: event.data.authorId, note: event.data.note }),
    MessageWithheld: (event) => ofMessage(event),
    MessageRestored: (event) => ofMessage(event),
    RoomWordsHidden: ofRoom,
    RoomWordsRestored: ofRoom,
    RoomClosedOnReport: ofRoom,
    RoomMessageWithheld: (event) => ofMessage(event),
    RoomMessageRestored: (event) => ofMessage(event),
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
    TagRenamed: (event) => keep(event, [...new Set([event.data.slug, event.data.to])].map(tagHistory)),
    TagMerged: (event) => keep(event, [event.data.slug, event.data.into].map(tagHistory)),
    TagSeparated: (event) => keep(event, [event.data.slug, event.data.into].map(tagHistory)),
    TagBanned: ofTag,
    TagUnbanned: ofTag,
  },
});
