import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { memberSessions } from './member-sessions.decider.js';
import { EndMemberSessions } from './session.commands.js';
import type { MemberSessionsEnded } from './session.events.js';

const given = specify(memberSessions);
const endedFor = (cause: string): MemberSessionsEnded => ({ type: 'MemberSessionsEnded', data: { memberId: 'm1', cause } });
const endFor = (cause: string) => new EndMemberSessions({ memberId: 'm1', cause }, sentAt(NOW));

describe('The sessions of a member', () => {
  it('end for a restriction', () => given().when(endFor('r1')).then(endedFor('r1')));
  it('end once for one restriction', () => given(endedFor('r1')).when(endFor('r1')).thenNothing());
  it('end again for another restriction', () => given(endedFor('r1')).when(endFor('r2')).then(endedFor('r2')));
});
