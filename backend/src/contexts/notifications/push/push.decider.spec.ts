import { describe, it } from '@jest/globals';
import { PUSH_LIMITS } from '../../../../contracts/push.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { EndPushOfSessions, TurnOffPush, TurnOnPush } from './push.commands.js';
import { push } from './push.decider.js';
import type { PushEnd, PushEvent } from './push.events.js';

const given = specify(push);
const on = (sessionId: string, mark = sessionId): PushEvent => ({ type: 'PushTurnedOn', data: { memberId: 'm1', sessionId, mark } });
const off = (sessionId: string, why: PushEnd, mark = sessionId): PushEvent => ({ type: 'PushTurnedOff', data: { memberId: 'm1', sessionId, mark, why } });
const turnOn = (sessionId: string, mark = sessionId) => new TurnOnPush({ memberId: 'm1', sessionId, mark }, sentAt(NOW));
const turnOff = (sessionId: string, why: PushEnd) => new TurnOffPush({ memberId: 'm1', sessionId, why }, sentAt(NOW));
const end = (keptSessionId: string | null) => new EndPushOfSessions({ memberId: 'm1', keptSessionId }, sentAt(NOW));
const full = Array.from({ length: PUSH_LIMITS.devices }, (_, at) => on(`s${at}`));

describe('Push', () => {
  it('is turned on for a session, once', () => {
    given().when(turnOn('s1')).then(on('s1'));
    given(on('s1')).when(turnOn('s1')).thenNothing();
  });
  it('goes along with the browser', () => {
    given(on('s1', 'old'))
      .when(turnOn('s1', 'new'))
      .then(off('s1', 'moved', 'old'), on('s1', 'new'));
    given(on('s1', 'same'))
      .when(turnOn('s2', 'same'))
      .then(off('s1', 'moved', 'same'), on('s2', 'same'));
  });
  it('is on for so many devices at most', () => {
    given(...full)
      .when(turnOn('one more'))
      .thenRefused('push.too-many');
    given(...full)
      .when(turnOn('s0', 'new'))
      .then(off('s0', 'moved'), on('s0', 'new'));
    given(...full, off('s3', 'gone'))
      .when(turnOn('one more'))
      .then(on('one more'));
  });
  it('is turned off once, and says why', () => {
    given(on('s1')).when(turnOff('s1', 'gone')).then(off('s1', 'gone'));
    given(on('s1'), off('s1', 'gone')).when(turnOff('s1', 'chosen')).thenNothing();
    given().when(turnOff('s1', 'signed_out')).thenNothing();
  });
  it('ends with the sessions', () => {
    given(on('s1'), on('s2')).when(end(null)).then(off('s1', 'signed_out'), off('s2', 'signed_out'));
    given(on('s1'), on('s2')).when(end('s2')).then(off('s1', 'signed_out'));
  });
});
