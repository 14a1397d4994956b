import { foldText } from '../../../../contracts/folding.js';
import type { RestrictionKind, SanctionKind } from '../../../../contracts/sanctions.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { searchTokens } from '../../../platform/views/search-tokens.js';
import type {
  AccountErased,
  DisplayNameChanged,
  EmailVerificationDemanded,
  EmailVerificationDemandWithdrawn,
  EmailVerified,
  EmailVerifiedAgain,
  MemberForgotten,
  MemberRegistered,
  NamesChanged,
  RoleGranted,
  UsernameChanged,
} from '../../accounts/public.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { type KeptSanction, type ModeratedMemberDocument, moderatedMembersView, sanctionKey } from '../views/moderation.model.js';

const member = moderatedMembersView.change;

type Handled =
  | StandingEvent
  | MemberRegistered
  | EmailVerified
  | EmailVerificationDemanded
  | EmailVerificationDemandWithdrawn
  | EmailVerifiedAgain
  | RoleGranted
  | NamesChanged
  | DisplayNameChanged
  | UsernameChanged
  | AccountErased
  | MemberForgotten
  | TopicCreated
  | CommentAdded;

/** Members with their standing. */
export const moderatedMembersProjection = projection<Handled>({
  name: 'moderated-members',
  version: 6,
  views: [moderatedMembersView.name],
  on: {
    MemberRegistered: ({ data, at }) => moderatedMembersView.put(data.memberId, newMember(data, at)),
    EmailVerified: ({ data }) => member(data.memberId, { $set: { verified: true } }),
    EmailVerificationDemanded: ({ data }) => member(data.memberId, { $set: { verification_due: true } }),
    EmailVerificationDemandWithdrawn: ({ data }) => member(data.memberId, { $set: { verification_due: false } }),
    EmailVerifiedAgain: ({ data }) => member(data.memberId, { $set: { verification_due: false } }),
    RoleGranted: ({ data }) => member(data.memberId, { $set: { role: data.role } }),
    NamesChanged: ({ data }) => member(data.memberId, { $set: named(data) }),
    DisplayNameChanged: ({ data }) => member(data.memberId, { $set: named(data) }),
    UsernameChanged: ({ data }) => member(data.memberId, { $set: named(data) }),
    AccountErased: ({ data }) => member(data.memberId, { $set: { ...named(NOBODY), notes: {} } }),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => member(data.memberId, { $set: { notes: {} } }),
    TopicCreated: ({ data }) => member(data.authorId, { $inc: { topic_count: 1 } }),
    CommentAdded: ({ data }) => member(data.authorId, { $inc: { comment_count: 1 } }),
    WarningIssued: ({ data }) => given('warned', data.warningId, { ...data, until: null }, data.at, { $inc: { warnings_total: 1 } }),
    MemberSuspended: ({ data, at }) => given('suspended', data.restrictionId, data, at, { $set: { status: 'suspended' } }),
    MemberBanned: ({ data, at }) => given('banned', data.restrictionId, data, at, { $set: { status: 'banned' } }),
    MemberMuted: ({ data, at }) => given('muted', data.muteId, data, at),
    // Recorded of the one that held, when no other does.
    RestrictionExpired: ({ data }) => member(data.memberId, { $set: { status: 'active' } }),
    MuteExpired: ({ data }) => over(data, 'muted', data.muteId, 'expired'),
    WarningWithdrawn: ({ data }) => [over(data, 'warned', data.warningId, 'withdrawn'), member(data.memberId, { $inc: { warnings_total: -1 } })],
    RestrictionLifted: ({ data }) => [
      over(data, data.kind, data.restrictionId, 'lifted'),
      member(data.memberId, { $set: { status: data.leaves ?? 'active' } }),
    ],
    MuteLifted: ({ data }) => over(data, 'muted', data.muteId, 'lifted'),
    RestrictionEndChanged: ({ data }) => ending(data, data.kind, data.restrictionId),
    MuteEndChanged: ({ data }) => ending(data, 'muted', data.muteId),
  },
});

type Names = Pick<MemberRegistered['data'], 'username' | 'displayName' | 'firstName' | 'lastName'>;
/** The names of a member who was forgotten. */
const NOBODY: Names = { username: null, displayName: null, firstName: null, lastName: null };

const named = ({ username, displayName, firstName, lastName }: Names) => ({
  username,
  username_key: foldText(username ?? ''),
  display_name: displayName,
  first_name: firstName,
  last_name: lastName,
  search: searchTokens([username, displayName, firstName, lastName]),
});

function newMember(names: Names, at: string): Omit<ModeratedMemberDocument, '_id'> {
  return {
    ...named(names),
    role: 'user',
    verified: false,
    verification_due: false,
    created_at: at,
    status: 'active',
    warnings_total: 0,
    sanctions: {},
    notes: {},
    topic_count: 0,
    comment_count: 0,
  };
}

interface Given {
  readonly memberId: string;
  readonly reportId: string | null;
  readonly contentId: string | null;
  readonly reason: string;
  readonly note: string | null;
  readonly until: string | null;
  readonly byThreshold?: boolean;
}

type Change = Parameters<typeof member>[1];

function given(
  type: SanctionKind,
  id: string,
  { memberId, reportId, contentId, reason, note, until, byThreshold = false }: Given,
  at: string,
  change: Change = {},
): Write {
  const key = sanctionKey(type, id);
  const kept: KeptSanction = { id, type, at, reason, until, report_id: reportId, content_id: contentId, by_threshold: byThreshold, over: null };
  return member(memberId, { ...change, $set: { ...change.$set, [`sanctions.${key}`]: kept, [`notes.${key}`]: note } });
}

const over = ({ memberId }: { memberId: string }, type: SanctionKind, id: string, how: NonNullable<KeptSanction['over']>): Write =>
  member(memberId, { $set: { [`sanctions.${sanctionKey(type, id)}.over`]: how } });

const ending = ({ memberId, until }: { memberId: string; until: string | null }, type: RestrictionKind | 'muted', id: string): Write =>
  member(memberId, { $set: { [`sanctions.${sanctionKey(type, id)}.until`]: until } });
