import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../../kernel/event.js';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type {
  MemberBanned,
  MemberMuted,
  MemberSuspended,
  MuteEndChanged,
  MuteLifted,
  RestrictionEndChanged,
  RestrictionLifted,
} from '../../moderation/public.js';
import type { AccountEvent } from '../account/account.events.js';
import type { ErasureEvent } from '../erasure/erasure.events.js';
import type { ProfileEvent } from '../profile/profile.events.js';
import type { MemberSessionsEvent, SessionEvent, SessionUsed } from '../session/session.events.js';
import type { SubroleGranted, SubroleRevoked } from '../subrole/subrole.events.js';
import { accountsProjection } from './accounts.projection.js';

const UNTIL = daysFromNow(1);
const SANCTION = { memberId: 'm1', reportId: 'r1', contentId: null, reason: 'spam', note: 'Reklam' };
const SESSION = { sessionId: 's1', memberId: 'm1', tokenHash: 'hash' };

const after = <E extends DomainEvent>(event: E) => project(accountsProjection, recorded(event, { position: 7 }));
const ofAccount = (event: AccountEvent) => after(event);
const ofSession = (event: SessionEvent | MemberSessionsEvent | SessionUsed) => after(event);
const ofProfile = (event: ProfileEvent) => after(event);
const ofSubrole = (event: SubroleGranted | SubroleRevoked) => after(event);
const ofErasure = (event: ErasureEvent) => after(event);
const ofStanding = (event: MemberSuspended | MemberBanned | MemberMuted | RestrictionLifted | RestrictionEndChanged | MuteLifted | MuteEndChanged) =>
  after(event);
const member = ($set: Record<string, unknown>) => [{ view: 'members', id: 'm1', update: { $set } }];

const registered = (name: string | null): AccountEvent => ({
  type: 'MemberRegistered',
  data: { memberId: 'm1', username: name, email: name && 'Isik@Example.com', firstName: name, lastName: null, displayName: null },
});

describe('The view of members', () => {
  it('gets whoever registered, with keys to be found by', () =>
    expect(ofAccount(registered('Işık'))).toEqual([
      {
        view: 'members',
        id: 'm1',
        put: {
          username: 'Işık',
          username_key: 'işik',
          email: 'Isik@Example.com',
          email_key: 'isik@example.com',
          display_name: null,
          first_name: 'Işık',
          last_name: null,
          search: ['is', 'isi', 'isik', 'si', 'sik', 'ik'],
          former_keys: [],
          guests_visible: false,
          profile_changed_at: NOW,
          birth_date: null,
          avatar: null,
          banner: null,
          is_public: true,
          profile_withheld: false,
          deletion_due: null,
          deletion_keeps_content: true,
          role: 'user',
          verified: false,
          verification_due: false,
          subroles: {},
          created_at: NOW,
          restrictions: {},
          mutes: {},
          sessions_ended_position: 0,
          kept_session_id: null,
          sessions_ended_for: null,
        },
      },
    ]));
  it('has nothing of a forgotten member to find', () =>
    expect(ofAccount(registered(null))[0]).toMatchObject({ put: { username: null, username_key: null, email: null, email_key: null } }));
  it('finds a member by another username, and by the former one that leads there', () => {
    const data = { memberId: 'm1', changeId: 'c1', username: 'Isik', firstName: null, lastName: null, displayName: null, formerUsername: 'Elif', at: NOW };
    const after = (redirects: boolean) => project(accountsProjection, recorded({ type: 'UsernameChanged', data: { ...data, redirects, heldUntil: null } }));
    const keys = (change: object) => ({ view: 'members', id: 'm1', update: change });
    const named = expect.objectContaining({ update: { $set: expect.objectContaining({ username: 'Isik', username_key: 'isik' }) } });
    const taken = keys({ $pull: { former_keys: 'isik' } });
    expect(after(true)).toEqual([named, taken, keys({ $addToSet: { former_keys: 'elif' } })]);
    expect(after(false)).toEqual([named, taken, keys({ $pull: { former_keys: 'elif' } })]);
  });
  it.each(['NamesChanged', 'DisplayNameChanged'] as const)('knows the names after %s, and finds by username and display name', (type) =>
    expect(ofProfile({ type, data: { memberId: 'm1', username: 'ali', firstName: 'Ali', lastName: 'Oz', displayName: 'Can' } })).toEqual(
      member({
        username: 'ali',
        username_key: 'ali',
        display_name: 'Can',
        first_name: 'Ali',
        last_name: 'Oz',
        ...(type === 'DisplayNameChanged' ? { profile_changed_at: NOW } : {}),
        search: ['al', 'ali', 'li', 'ca', 'can', 'an'],
      }),
    ),
  );
  it('knows the birth date', () =>
    expect(ofProfile({ type: 'BirthDateGiven', data: { memberId: 'm1', birthDate: '1994-02-28' } })).toEqual(
      member({ birth_date: '1994-02-28', profile_changed_at: NOW }),
    ));
  it('forgets a birth date that was withdrawn', () =>
    expect(ofProfile({ type: 'BirthDateWithdrawn', data: { memberId: 'm1' } })).toEqual(member({ birth_date: null, profile_changed_at: NOW })));
  it('knows who does not want to be found', () =>
    expect(ofProfile({ type: 'ProfileMadePrivate', data: { memberId: 'm1' } })).toEqual(member({ is_public: false, profile_changed_at: NOW })));
  it('knows who wants to be found again', () =>
    expect(ofProfile({ type: 'ProfileMadePublic', data: { memberId: 'm1' } })).toEqual(member({ is_public: true, profile_changed_at: NOW })));
  it('knows when an account will end', () =>
    expect(ofErasure({ type: 'AccountDeletionRequested', data: { memberId: 'm1', keepContent: false, due: UNTIL } })).toEqual(
      member({ deletion_due: UNTIL, deletion_keeps_content: false }),
    ));
  it('knows that it will not', () => expect(ofErasure({ type: 'AccountDeletionCancelled', data: { memberId: 'm1' } })).toEqual(member({ deletion_due: null })));
  it('has nothing of an erased member, ends the sessions and counts one less', () =>
    expect(ofErasure({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } })).toEqual([
      ...member({
        guests_visible: false,
        former_keys: [],
        username: null,
        username_key: null,
        display_name: null,
        first_name: null,
        last_name: null,
        search: [],
        email: null,
        email_key: null,
        birth_date: null,
        avatar: null,
        banner: null,
        is_public: false,
        deletion_due: null,
        subroles: {},
        restrictions: {},
        kept_session_id: null,
        sessions_ended_for: null,
        sessions_ended_position: 7,
      }),
      { view: 'account_counters', id: 'members', update: { $inc: { count: -1 } }, upsert: true },
    ]));
  it('holds nothing that was written to a member whose key is gone', () =>
    expect(ofErasure({ type: 'MemberForgotten', data: { memberId: 'm1' } })).toEqual(member({ restrictions: {} })));
  it('is not touched by a mail', () => expect(ofAccount({ type: 'VerificationMailSent', data: { memberId: 'm1' } })).toEqual([]));
  it('knows who is verified, and counts them from then on', () =>
    expect(ofAccount({ type: 'EmailVerified', data: { memberId: 'm1' } })).toEqual([
      ...member({ verified: true }),
      { view: 'account_counters', id: 'members', update: { $inc: { count: 1 } }, upsert: true },
    ]));
  it('counts nobody less who was never verified', () =>
    expect(ofErasure({ type: 'AccountErased', data: { memberId: 'm1', keepContent: false, unverified: true } })).toHaveLength(1));
  it('knows which sub-roles are held, and which were', () => {
    expect(ofSubrole({ type: 'SubroleGranted', data: { memberId: 'm1', subrole: 'employer', requestId: 'r1', note: null } })).toEqual(
      member({ 'subroles.employer': true, profile_changed_at: NOW }),
    );
    expect(ofSubrole({ type: 'SubroleRevoked', data: { memberId: 'm1', subrole: 'employer', note: null } })).toEqual(
      member({ 'subroles.employer': false, profile_changed_at: NOW }),
    );
  });
  it('knows the role', () => expect(ofAccount({ type: 'RoleGranted', data: { memberId: 'm1', role: 'admin' } })).toEqual(member({ role: 'admin' })));
  it('knows the suspension', () =>
    expect(ofStanding({ type: 'MemberSuspended', data: { ...SANCTION, restrictionId: 'r1', until: UNTIL, byThreshold: false, meanwhile: false } })).toEqual(
      member({ 'restrictions.suspended-r1': { kind: 'suspended', reason: 'spam', note: 'Reklam', until: UNTIL } }),
    ));
  it('knows the ban', () =>
    expect(ofStanding({ type: 'MemberBanned', data: { ...SANCTION, restrictionId: 'r1', until: null } })).toEqual(
      member({ 'restrictions.banned-r1': { kind: 'banned', reason: 'spam', note: 'Reklam', until: null } }),
    ));
  it('forgets a restriction that is lifted', () =>
    expect(
      ofStanding({
        type: 'RestrictionLifted',
        data: { memberId: 'm1', restrictionId: 'r1', kind: 'banned', cause: 'decision', leaves: null, note: 'Yanlış', at: NOW, appealId: null },
      }),
    ).toEqual(member({ 'restrictions.banned-r1': null })));
  it('knows another end of a restriction', () =>
    expect(
      ofStanding({
        type: 'RestrictionEndChanged',
        data: { memberId: 'm1', restrictionId: 'r1', kind: 'suspended', until: UNTIL, formerUntil: null, note: 'Uzun', at: NOW, appealId: null },
      }),
    ).toEqual(member({ 'restrictions.suspended-r1.until': UNTIL })));
  it('knows the mute', () =>
    expect(ofStanding({ type: 'MemberMuted', data: { ...SANCTION, muteId: 'r1', until: UNTIL } })).toEqual(member({ 'mutes.r1': UNTIL })));
  it('forgets a mute that is lifted', () =>
    expect(ofStanding({ type: 'MuteLifted', data: { memberId: 'm1', muteId: 'r1', note: 'Yanlış', at: NOW, appealId: null, leaves: null } })).toEqual(
      member({ 'mutes.r1': null }),
    ));
  it('knows another end of a mute', () =>
    expect(
      ofStanding({ type: 'MuteEndChanged', data: { memberId: 'm1', muteId: 'r1', until: UNTIL, formerUntil: UNTIL, note: 'Uzun', at: NOW, appealId: null } }),
    ).toEqual(member({ 'mutes.r1': UNTIL })));
  it('knows up to where all sessions have ended', () =>
    expect(ofSession({ type: 'MemberSessionsEnded', data: { memberId: 'm1', cause: 'r1' } })).toEqual(
      member({ sessions_ended_position: 7, kept_session_id: null, sessions_ended_for: null }),
    ));
  it('knows which session goes on', () =>
    expect(ofSession({ type: 'SignedOutElsewhere', data: { memberId: 'm1', cause: 'c1', keptSessionId: 's1' } })).toEqual(
      member({ sessions_ended_position: 7, kept_session_id: 's1', sessions_ended_for: null }),
    ));
  it('knows what the others are told', () =>
    expect(ofSession({ type: 'SignedOutElsewhere', data: { memberId: 'm1', cause: 'c1', keptSessionId: 's1', reason: 'password_changed' } })).toEqual(
      member({ sessions_ended_position: 7, kept_session_id: 's1', sessions_ended_for: 'password_changed' }),
    ));
});

describe('The view of sessions', () => {
  it('gets a session under the digest of its token', () =>
    expect(ofSession({ type: 'SessionStarted', data: { ...SESSION, expiresAt: UNTIL, remember: true, device: null, place: null } })).toEqual([
      {
        view: 'sessions',
        id: 'hash',
        put: {
          session_id: 's1',
          member_id: 'm1',
          started_position: 7,
          expires_at: UNTIL,
          remember: true,
          ended: false,
          ended_for: null,
          device: null,
          place: null,
          started_at: NOW,
          seen_at: NOW,
        },
      },
    ]));
  it('knows device and place', () =>
    expect(
      ofSession({ type: 'SessionStarted', data: { ...SESSION, expiresAt: UNTIL, remember: true, device: 'Firefox, Linux', place: 'local-network' } }),
    ).toEqual([expect.objectContaining({ put: expect.objectContaining({ device: 'Firefox, Linux', place: 'local-network' }) })]));
  it('knows the last hour of use', () =>
    expect(ofSession({ type: 'SessionUsed', data: SESSION })).toEqual([{ view: 'sessions', id: 'hash', update: { $set: { seen_at: NOW } } }]));
  it('knows what was revoked', () =>
    expect(ofSession({ type: 'SessionRevoked', data: { ...SESSION, bySessionId: 's2' } })).toEqual([
      { view: 'sessions', id: 'hash', update: { $set: { ended: true, ended_for: 'revoked' } } },
    ]));
  it('knows the new end', () =>
    expect(ofSession({ type: 'SessionProlonged', data: { ...SESSION, expiresAt: UNTIL } })).toEqual([
      { view: 'sessions', id: 'hash', update: { $set: { expires_at: UNTIL } } },
    ]));
  it('knows what has ended', () =>
    expect(ofSession({ type: 'SessionEnded', data: SESSION })).toEqual([{ view: 'sessions', id: 'hash', update: { $set: { ended: true } } }]));
  it('forgets what is over', () => expect(ofSession({ type: 'SessionExpired', data: SESSION })).toEqual([{ view: 'sessions', id: 'hash', remove: true }]));
});
