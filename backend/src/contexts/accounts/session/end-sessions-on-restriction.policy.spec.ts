import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { MemberBanned, MemberMuted, MemberSuspended, WarningIssued } from '../../moderation/public.js';
import { EndMemberSessions } from './session.commands.js';
import { endSessionsOnRestriction } from './session.policy.js';

const SANCTION = { memberId: 'm1', reportId: 'r1', contentId: null, reason: 'spam', note: null };
const after = (event: MemberSuspended | MemberBanned | MemberMuted | WarningIssued) => react(endSessionsOnRestriction, recorded(event));
const signedOut = [{ send: { command: EndMemberSessions, data: { memberId: 'm1', cause: 'r1' } } }];

describe('A member is signed out everywhere', () => {
  it('when suspended', () =>
    expect(after({ type: 'MemberSuspended', data: { ...SANCTION, restrictionId: 'r1', until: null, byThreshold: true, meanwhile: false } })).toEqual(
      signedOut,
    ));
  it('when banned', () => expect(after({ type: 'MemberBanned', data: { ...SANCTION, restrictionId: 'r1', until: null } })).toEqual(signedOut));
});

describe('A member stays signed in', () => {
  it('when muted', () => expect(after({ type: 'MemberMuted', data: { ...SANCTION, muteId: 'r1', until: '2026-11-22T00:00:00.000Z' } })).toEqual([]));
  it('when warned', () => expect(after({ type: 'WarningIssued', data: { ...SANCTION, warningId: 'r1', at: '2026-11-22T00:00:00.000Z' } })).toEqual([]));
});
