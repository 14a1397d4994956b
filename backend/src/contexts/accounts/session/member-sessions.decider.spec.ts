import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { memberSessions } from './member-sessions.decider.js';
import { EndMemberSessions, SignOutElsewhere } from './session.commands.js';
import type { MemberSessionsEvent } from './session.events.js';

const given = specify(memberSessions);
const endedFor = (cause: string): MemberSessionsEvent => ({ type: 'MemberSessionsEnded', data: { memberId: 'm1', cause } });
const endFor = (cause: string) => new EndMemberSessions({ memberId: 'm1', cause }, sentAt(NOW));

const signedOut = (keptSessionId: string | null): MemberSessionsEvent => ({ type: 'SignedOutElsewhere', data: { memberId: 'm1', cause: 'c1', keptSessionId } });
const signOut = (keptSessionId: string | null) => new SignOutElsewhere({ memberId: 'm1', cause: 'c1', keptSessionId }, sentAt(NOW));

describe('The sessions of a member', () => {
  it('end for a restriction', () => given().when(endFor('r1')).then(endedFor('r1')));
  it('end once for one restriction', () => given(endedFor('r1')).when(endFor('r1')).thenNothing());
  it('end again for another restriction', () => given(endedFor('r1')).when(endFor('r2')).then(endedFor('r2')));
  it('end but for one', () => given().when(signOut('s1')).then(signedOut('s1')));
  it('end all when none is to be kept', () => given(endedFor('r1')).when(signOut(null)).then(signedOut(null)));
  it('end once for one wish', () => given(signedOut('s1')).when(signOut('s1')).thenNothing());
});
