import { foldText } from '../../../../contracts/folding.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { searchTokens } from '../../../platform/views/search-tokens.js';
import type { AccountErased, DisplayNameChanged, EmailVerified, MemberRegistered, NamesChanged, RoleGranted } from '../../accounts/public.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { MemberBanned, MemberSuspended, StandingEvent } from '../standing/standing.events.js';
import { type ModeratedMemberDocument, moderatedMembersView, type PastSanction } from '../views/moderation.model.js';

const member = moderatedMembersView.change;

type Handled = StandingEvent | MemberRegistered | EmailVerified | RoleGranted | NamesChanged | DisplayNameChanged | AccountErased | TopicCreated | CommentAdded;

/** Members with their standing. */
export const moderatedMembersProjection = projection<Handled>({
  name: 'moderated-members',
  version: 2,
  views: [moderatedMembersView.name],
  on: {
    MemberRegistered: ({ data, at }) => moderatedMembersView.put(data.memberId, newMember(data, at)),
    EmailVerified: ({ data }) => member(data.memberId, { $set: { verified: true } }),
    RoleGranted: ({ data }) => member(data.memberId, { $set: { role: data.role } }),
    NamesChanged: ({ data }) => member(data.memberId, { $set: named(data) }),
    DisplayNameChanged: ({ data }) => member(data.memberId, { $set: named(data) }),
    AccountErased: ({ data }) => member(data.memberId, { $set: named(NOBODY) }),
    TopicCreated: ({ data }) => member(data.authorId, { $inc: { topic_count: 1 } }),
    CommentAdded: ({ data }) => member(data.authorId, { $inc: { comment_count: 1 } }),
    WarningIssued: ({ data, at }) =>
      member(data.memberId, {
        $push: { warnings: { at: data.at, reason: data.reason, note: data.note }, past: past('warned', data, at, null) },
        $inc: { warnings_total: 1 },
      }),
    MemberSuspended: ({ data, at }) => restricted('suspended', data, at),
    MemberBanned: ({ data, at }) => restricted('banned', data, at),
    RestrictionExpired: ({ data }) => member(data.memberId, { $set: { status: 'active', reason: null, until: null } }),
    MemberMuted: ({ data, at }) => member(data.memberId, { $set: { muted_until: data.until }, $push: { past: past('muted', data, at, data.until) } }),
    MuteExpired: ({ data }) => member(data.memberId, { $set: { muted_until: null } }),
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
    created_at: at,
    status: 'active',
    reason: null,
    until: null,
    muted_until: null,
    warnings: [],
    warnings_total: 0,
    past: [],
    topic_count: 0,
    comment_count: 0,
  };
}

function restricted(status: 'suspended' | 'banned', data: MemberSuspended['data'] | MemberBanned['data'], at: string): Write {
  const { memberId, reason, note, until } = data;
  return member(memberId, { $set: { status, reason: note ?? reason, until }, $push: { past: past(status, data, at, until) } });
}

function past(type: PastSanction['type'], { reason, reportId }: { reason: string; reportId: string }, at: string, until: string | null): PastSanction {
  return { type, at, reason, until, report_id: reportId };
}
