import { aboveIds, aboveOf, NOTHING_ABOVE, threadOf } from '../../../../contracts/above.js';
import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { type Intent, intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type {
  EmailVerificationDemanded,
  EmailVerificationDemandWithdrawn,
  ProfileFieldGivenBack,
  ProfileFieldWithheld,
  ProfileValueRefused,
  ProfileValueReleased,
  SubroleEvent,
} from '../../accounts/public.js';
import type {
  CommentDeleted,
  CommentEditedByModerator,
  CommentHidden,
  CommentReleased,
  CommentRestored,
  CommentTextDestroyed,
  CommentTextReturned,
  HeldTextRefused,
  TopicDeleted,
  TopicEditedByModerator,
  TopicHidden,
  TopicModerationEvent,
  TopicReleased,
  TopicTextDestroyed,
  TopicTextReturned,
} from '../../forum/public.js';
import type {
  AppealDecided,
  AppealMessageSent,
  MemberBanned,
  MemberMuted,
  MemberSuspended,
  MuteEndChanged,
  MuteLifted,
  ReportDismissed,
  ReportModerated,
  RestrictionEndChanged,
  RestrictionLifted,
  WarningIssued,
  WarningWithdrawn,
} from '../../moderation/public.js';
import { NotifyMember } from './notice.commands.js';
import { reportedText } from './reported-text.rules.js';

type Settling = ReportModerated | ReportDismissed;
type TakingBack = WarningWithdrawn | RestrictionLifted | MuteLifted | RestrictionEndChanged | MuteEndChanged;
type Sanctioning = WarningIssued | MemberMuted | MemberSuspended | MemberBanned | TakingBack;
type Appealed = AppealMessageSent | AppealDecided;
type SubroleTold = Exclude<SubroleEvent, { type: 'SubroleRequested' }>;
type TopicDecision = Extract<TopicModerationEvent, { type: 'TopicLocked' | 'TopicRestored' }>;
type OfProfile = ProfileFieldWithheld | ProfileFieldGivenBack | ProfileValueReleased | ProfileValueRefused;
type OfAddress = EmailVerificationDemanded | EmailVerificationDemandWithdrawn;
type Releasing = TopicReleased | CommentReleased;
type Rewording = TopicEditedByModerator | TopicTextReturned | TopicTextDestroyed | CommentEditedByModerator | CommentTextReturned | CommentTextDestroyed;
type Deciding = Releasing | Rewording | TopicHidden | TopicDeleted | TopicDecision | CommentHidden | CommentDeleted | CommentRestored;

/** What moderators decide is told to whom it concerns; who decided it is not. */
export const notifyOfOutcomes = policy<Settling | Sanctioning | Appealed | Deciding | HeldTextRefused | SubroleTold | OfProfile | OfAddress>({
  name: 'notify-of-outcomes',
  follows: 'later',
  on: {
    ReportModerated: (event) => settled(event, event.data.upheld ? 'upheld' : 'dismissed'),
    ReportDismissed: (event) => settled(event, 'dismissed'),
    WarningIssued: (event) => decided(event, 'warned'),
    MemberMuted: (event) => decided(event, 'muted'),
    MemberSuspended: (event) => decided(event, 'suspended'),
    MemberBanned: (event) => decided(event, 'banned'),
    WarningWithdrawn: (event) => takenBack(event, 'warning_withdrawn'),
    // What came in its place tells of itself.
    RestrictionLifted: (event) => (event.data.cause === 'replaced' && event.data.leaves ? [] : takenBack(event, 'restriction_lifted')),
    MuteLifted: (event) => takenBack(event, 'mute_lifted'),
    RestrictionEndChanged: (event) => takenBack(event, 'restriction_changed'),
    MuteEndChanged: (event) => takenBack(event, 'mute_changed'),
    AppealMessageSent: (event) => (event.data.from === 'staff' ? appealed(event, 'appeal_answered') : []),
    AppealDecided: (event) => appealed(event, `appeal_${event.data.outcome}`),
    EmailVerificationDemanded: (event) => ofAddress(event, 'verification_demanded'),
    EmailVerificationDemandWithdrawn: (event) => ofAddress(event, 'verification_withdrawn'),
    TopicHidden: (event) => moderated(event, 'hidden'),
    TopicDeleted: (event) => moderated(event, 'deleted'),
    TopicLocked: (event) => moderated(event, 'locked'),
    TopicRestored: (event) => moderated(event, 'restored'),
    CommentHidden: (event) => moderated(event, 'hidden'),
    CommentDeleted: (event) => moderated(event, 'deleted'),
    CommentRestored: (event) => moderated(event, 'restored'),
    TopicEditedByModerator: (event) => moderated(event, 'edited'),
    TopicTextReturned: (event) => returned(event),
    TopicTextDestroyed: (event) => moderated(event, 'former_destroyed'),
    CommentEditedByModerator: (event) => moderated(event, 'edited'),
    CommentTextReturned: (event) => returned(event),
    CommentTextDestroyed: (event) => moderated(event, 'former_destroyed'),
    TopicReleased: (event) => moderated(event, 'released'),
    CommentReleased: (event) => moderated(event, 'released'),
    HeldTextRefused: (event) => refused(event),
    SubroleReviewed: (event) => ofSubrole(event, reviewedAs(event.data)),
    // What a review granted is told with the review.
    SubroleGranted: (event) => (event.data.requestId === null ? ofSubrole(event, 'subrole_restored') : []),
    SubroleExpired: (event) => (event.data.cause === 'unreviewed' ? ofSubrole(event, 'subrole_expired') : []),
    SubroleRevoked: (event) => ofSubrole(event, 'subrole_revoked'),
    ProfileFieldWithheld: (event) => decidedOnProfile(event, event.data.how),
    ProfileFieldGivenBack: (event) => (event.data.shown ? decidedOnProfile(event, 'restored') : []),
    ProfileValueReleased: (event) => ofProfile(event, 'released'),
    ProfileValueRefused: (event) => ofProfile(event, 'refused'),
  },
});

const settled = (event: RecordedEvent<Settling>, outcome: NotificationOutcome) => {
  const { reportId, reporterId: memberId, decisionId, reportedType, reportedId } = event.data;
  if (memberId === SYSTEM_REPORTER) return [];
  return tell(event, {
    ...reportedText(reportedType, reportedId),
    type: 'report_settled',
    reason: 'reported',
    outcome,
    memberId,
    noticeId: ['report', reportId, ...(decisionId ? [decisionId] : [])].join('.'),
  });
};

const decided = (event: RecordedEvent<Sanctioning>, outcome: NotificationOutcome) =>
  tell(event, { type: 'warned', reason: 'decided', outcome, memberId: event.data.memberId, noticeId: `sanction.${event.id}` });

const ofAddress = (event: RecordedEvent<OfAddress>, outcome: NotificationOutcome) =>
  tell(event, { type: 'warned', reason: 'decided', outcome, memberId: event.data.memberId, noticeId: `verification.${event.id}` });

/** What an appeal took back is told with its outcome. */
const takenBack = (event: RecordedEvent<TakingBack>, outcome: NotificationOutcome) => (event.data.appealId === null ? decided(event, outcome) : []);

const appealed = (event: RecordedEvent<Appealed>, outcome: NotificationOutcome) =>
  tell(event, { type: 'warned', reason: 'decided', outcome, memberId: event.data.memberId, noticeId: `appeal.${event.id}` });

const ofSubrole = (event: RecordedEvent<SubroleTold>, outcome: NotificationOutcome) =>
  tell(event, { type: 'subrole', reason: 'decided', outcome, memberId: event.data.memberId, noticeId: `subrole.${event.id}` });

const reviewedAs = ({ approved, rejected }: { approved: readonly string[]; rejected: readonly string[] }): NotificationOutcome => {
  if (approved.length === 0) return 'subrole_rejected';
  return rejected.length === 0 ? 'subrole_approved' : 'subrole_partly';
};

const moderated = (event: RecordedEvent<Deciding>, outcome: NotificationOutcome) => {
  const { authorId: memberId } = event.data;
  const commentId = 'commentId' in event.data ? event.data.commentId : null;
  const reason = commentId ? 'own_comment' : 'own_topic';
  const place = { topicId: 'topicId' in event.data ? event.data.topicId : null, ...aboveIds(aboveOf(event.data)) };
  return tell(event, { type: 'content_moderated', reason, outcome, memberId, ...place, commentId, noticeId: `content.${event.id}` });
};

/** What an appeal brought back is told with its outcome. */
const returned = (event: RecordedEvent<TopicTextReturned | CommentTextReturned>) => (event.data.appealId === null ? moderated(event, 'returned') : []);

const ofProfile = (event: RecordedEvent<OfProfile>, outcome: NotificationOutcome) =>
  tell(event, { type: 'content_moderated', reason: 'own_profile', outcome, memberId: event.data.memberId, noticeId: `profile.${event.id}` });

/** A decision on the whole profile is told once, not of each field that goes with it. */
const decidedOnProfile = (event: RecordedEvent<ProfileFieldWithheld | ProfileFieldGivenBack>, outcome: NotificationOutcome) => {
  const { field, memberId, whole } = event.data;
  if (!whole) return ofProfile(event, outcome);
  const told = { type: 'content_moderated', reason: 'whole_profile', outcome, memberId, noticeId: `profile.${event.id}` } as const;
  return field === 'page' ? tell(event, told) : [];
};

const refused = (event: RecordedEvent<HeldTextRefused>) => {
  const { authorId: memberId, topicId, commentId } = event.data;
  if (!threadOf(event.data)) return [];
  const reason = commentId ? 'own_comment' : 'own_topic';
  return tell(event, {
    type: 'content_moderated',
    reason,
    outcome: 'refused',
    memberId,
    topicId,
    ...aboveIds(aboveOf(event.data)),
    commentId,
    noticeId: `content.${event.id}`,
  });
};

type Told = Pick<NotifyMember['data'], 'type' | 'reason' | 'outcome' | 'memberId' | 'noticeId'> & Partial<NotifyMember['data']>;

function tell({ at, position }: RecordedEvent, told: Told): readonly { schedule: Intent; key: string; at: string }[] {
  const data = { topicId: null, ...NOTHING_ABOVE, commentId: null, actorId: null, position, ...told };
  return [{ schedule: intent(NotifyMember, data), key: `notify:${told.noticeId}`, at }];
}
