import { foldEmail } from '../../../../contracts/email.js';
import type { SessionEndReason } from '../../../../contracts/envelope.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type {
  MemberBanned,
  MemberMuted,
  MemberSuspended,
  MuteEndChanged,
  MuteLifted,
  RestrictionEndChanged,
  RestrictionLifted,
} from '../../moderation/public.js';
import type { AccountEvent, MemberRegistered } from '../account/account.events.js';
import { foldName } from '../account/account.rules.js';
import type { ErasureEvent } from '../erasure/erasure.events.js';
import type { MemberNames, ProfileEvent } from '../profile/profile.events.js';
import type { MemberSessionsEvent, SessionEvent, SessionUsed } from '../session/session.events.js';
import type { SubroleGranted, SubroleRevoked } from '../subrole/subrole.events.js';
import { accountCountersView, MEMBER_COUNT, type MemberDocument, membersView, type Restriction, sessionsView } from './accounts.model.js';
import { nameParts } from './name-parts.rules.js';

type Handled =
  | AccountEvent
  | SessionEvent
  | MemberSessionsEvent
  | SessionUsed
  | ProfileEvent
  | ErasureEvent
  | SubroleGranted
  | SubroleRevoked
  | MemberSuspended
  | MemberBanned
  | RestrictionLifted
  | RestrictionEndChanged
  | MemberMuted
  | MuteLifted
  | MuteEndChanged;

const member = membersView.change;
const session = sessionsView.change;
/** A change of what others may see of a profile. */
const profile = (id: string, at: string, fields: Partial<Omit<MemberDocument, '_id'>> = {}): Write =>
  member(id, { $set: { ...fields, profile_changed_at: at } });

/** Members, their sessions and what restricts them. */
export const accountsProjection = projection<Handled>({
  name: 'accounts',
  version: 8,
  views: [membersView.name, sessionsView.name, accountCountersView.name],
  on: {
    MemberRegistered: ({ data, at }) => membersView.put(data.memberId, newMember(data, at)),
    // Counted only now: everybody sees the count, and nobody is to see by it whether a registration has made a member.
    EmailVerified: ({ data }) => [member(data.memberId, { $set: { verified: true } }), counted(1)],
    EmailVerificationDemanded: ({ data }) => member(data.memberId, { $set: { verification_due: true } }),
    EmailVerificationDemandWithdrawn: ({ data }) => member(data.memberId, { $set: { verification_due: false } }),
    EmailVerifiedAgain: ({ data }) => member(data.memberId, { $set: { verification_due: false } }),
    EmailChanged: ({ data }) => member(data.memberId, { $set: addressed(data) }),
    EmailChangeUndone: ({ data }) => member(data.memberId, { $set: addressed(data) }),
    RoleGranted: ({ data }) => member(data.memberId, { $set: { role: data.role } }),
    SubroleGranted: ({ data: { memberId, subrole }, at }) => profile(memberId, at, { [`subroles.${subrole}`]: true }),
    SubroleRevoked: ({ data: { memberId, subrole }, at }) => profile(memberId, at, { [`subroles.${subrole}`]: false }),
    NamesChanged: ({ data }) => member(data.memberId, { $set: named(data) }),
    DisplayNameChanged: ({ data, at }) => profile(data.memberId, at, named(data)),
    // What was taken back is the member's name, and none that leads to it.
    UsernameChanged: ({ data, at }) => [
      profile(data.memberId, at, named(data)),
      ...leading(data.memberId, data.username, false),
      ...leading(data.memberId, data.formerUsername, data.redirects),
    ],
    UsernameRedirectSwitched: ({ data }) => leading(data.memberId, data.formerUsername, data.redirects),
    BirthDateGiven: ({ data, at }) => profile(data.memberId, at, { birth_date: data.birthDate }),
    BirthDateWithdrawn: ({ data, at }) => profile(data.memberId, at, { birth_date: null }),
    ProfileSectionWritten: ({ data, at }) => profile(data.memberId, at),
    ProfileSectionsHidden: ({ data, at }) => profile(data.memberId, at),
    ProfileSectionsShown: ({ data, at }) => profile(data.memberId, at),
    ProfileOpenedToGuests: ({ data, at }) => profile(data.memberId, at, { guests_visible: true }),
    ProfileClosedToGuests: ({ data, at }) => profile(data.memberId, at, { guests_visible: false }),
    ProfileMadePublic: ({ data, at }) => profile(data.memberId, at, { is_public: true }),
    ProfileMadePrivate: ({ data, at }) => profile(data.memberId, at, { is_public: false }),
    ProfilePictureShown: ({ data: { memberId, field, picture }, at }) => profile(memberId, at, { [field]: picture }),
    ProfileTakenFromView: ({ data }) => member(data.memberId, { $set: { profile_withheld: true } }),
    ProfileReturnedToView: ({ data }) => member(data.memberId, { $set: { profile_withheld: false } }),
    AccountDeletionRequested: ({ data }) => member(data.memberId, { $set: { deletion_due: data.due, deletion_keeps_content: data.keepContent } }),
    AccountDeletionCancelled: ({ data }) => member(data.memberId, { $set: { deletion_due: null } }),
    AccountErased: ({ data, position }) => [
      member(data.memberId, { $set: { ...named(NOBODY), ...ERASED, ...sessionsEnded(position) } }),
      ...(data.unverified ? [] : [counted(-1)]),
    ],
    // Until the key is gone a moderator may have written to the member still.
    MemberForgotten: ({ data }) => member(data.memberId, { $set: { restrictions: {} } }),
    MemberSuspended: ({ data }) => restricted('suspended', data),
    MemberBanned: ({ data }) => restricted('banned', data),
    RestrictionLifted: ({ data: { memberId, kind, restrictionId } }) => member(memberId, { $set: { [`restrictions.${kind}-${restrictionId}`]: null } }),
    RestrictionEndChanged: ({ data: { memberId, kind, restrictionId, until } }) =>
      member(memberId, { $set: { [`restrictions.${kind}-${restrictionId}.until`]: until } }),
    MemberMuted: ({ data: { memberId, muteId, until } }) => member(memberId, { $set: { [`mutes.${muteId}`]: until } }),
    MuteLifted: ({ data: { memberId, muteId } }) => member(memberId, { $set: { [`mutes.${muteId}`]: null } }),
    MuteEndChanged: ({ data: { memberId, muteId, until } }) => member(memberId, { $set: { [`mutes.${muteId}`]: until } }),
    MemberSessionsEnded: ({ data, position }) => member(data.memberId, { $set: sessionsEnded(position) }),
    SignedOutElsewhere: ({ data, position }) => member(data.memberId, { $set: sessionsEnded(position, data.keptSessionId, data.reason) }),
    SessionStarted: ({ data, position, at }) =>
      sessionsView.put(data.tokenHash, {
        session_id: data.sessionId,
        member_id: data.memberId,
        started_position: position,
        expires_at: data.expiresAt,
        remember: data.remember,
        ended: false,
        ended_for: null,
        device: data.device,
        place: data.place,
        started_at: at,
        seen_at: at,
      }),
    SessionUsed: ({ data, at }) => session(data.tokenHash, { $set: { seen_at: at } }),
    SessionProlonged: ({ data }) => session(data.tokenHash, { $set: { expires_at: data.expiresAt } }),
    SessionEnded: ({ data }) => session(data.tokenHash, { $set: { ended: true } }),
    SessionRevoked: ({ data }) => session(data.tokenHash, { $set: { ended: true, ended_for: 'revoked' } }),
    SessionExpired: ({ data }) => sessionsView.remove(data.tokenHash),
  },
});

const counted = (count: number): Write => accountCountersView.make(MEMBER_COUNT, { $inc: { count } });

/** The names of a member who was forgotten. */
const NOBODY: MemberNames = { username: null, firstName: null, lastName: null, displayName: null };
const ERASED = {
  former_keys: [],
  email: null,
  email_key: null,
  birth_date: null,
  avatar: null,
  banner: null,
  is_public: false,
  guests_visible: false,
  deletion_due: null,
  subroles: {},
  restrictions: {},
};

const sessionsEnded = (position: number, kept: string | null = null, reason: SessionEndReason | null = null) => ({
  sessions_ended_position: position,
  kept_session_id: kept,
  sessions_ended_for: reason,
});

const named = ({ username, displayName, firstName, lastName }: MemberNames) => ({
  username,
  username_key: username && foldName(username),
  display_name: displayName,
  first_name: firstName,
  last_name: lastName,
  search: nameParts([username, displayName]),
});

/** Whether a username that its member does not go by leads to them; null is that of somebody who was forgotten. */
const leading = (memberId: string, username: string | null, redirects: boolean): readonly Write[] =>
  username === null ? [] : [member(memberId, { [redirects ? '$addToSet' : '$pull']: { former_keys: foldName(username) } })];

const addressed = ({ email }: { email: string | null }) => ({ email, email_key: email && foldEmail(email) });

function newMember({ email, ...names }: MemberRegistered['data'], at: string): Omit<MemberDocument, '_id'> {
  return {
    ...named(names),
    ...addressed({ email }),
    former_keys: [],
    birth_date: null,
    is_public: true,
    guests_visible: false,
    profile_changed_at: at,
    avatar: null,
    banner: null,
    profile_withheld: false,
    deletion_due: null,
    deletion_keeps_content: true,
    role: 'user',
    verified: false,
    verification_due: false,
    subroles: {},
    created_at: at,
    restrictions: {},
    mutes: {},
    ...sessionsEnded(0),
  };
}

/** What has an end is over by then without another fact. */
function restricted(kind: Restriction['kind'], { memberId, restrictionId, reason, note, until }: MemberSuspended['data'] | MemberBanned['data']): Write {
  return member(memberId, { $set: { [`restrictions.${kind}-${restrictionId}`]: { kind, reason, note, until } satisfies Restriction } });
}
