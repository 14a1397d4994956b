import { describe, it } from '@jest/globals';
import { daysFromNow, minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { EndSession, ExpireSession, ProlongSession, RevokeSession, StartSession } from './session.commands.js';
import { session } from './session.decider.js';
import type { SessionEvent } from './session.events.js';

const given = specify(session);
const IDS = { sessionId: 's1', memberId: 'm1', tokenHash: 'hash' };
const UNKNOWN = { device: null, place: null };
const started = (expiresAt: string, remember = false): SessionEvent => ({ type: 'SessionStarted', data: { ...IDS, remember, ...UNKNOWN, expiresAt } });
const prolonged = (expiresAt: string): SessionEvent => ({ type: 'SessionProlonged', data: { ...IDS, expiresAt } });
const ended: SessionEvent = { type: 'SessionEnded', data: IDS };
const start = (remember: boolean) => new StartSession({ ...IDS, remember, ...UNKNOWN }, sentAt(NOW));
const prolong = new ProlongSession({ sessionId: 's1' }, sentAt(NOW));
const end = new EndSession({ sessionId: 's1' }, sentAt(NOW));
const expired: SessionEvent = { type: 'SessionExpired', data: IDS };
const expire = new ExpireSession({ sessionId: 's1' }, sentAt(NOW));

const DEVICE = { device: 'Firefox, Linux', place: 'Europe/Istanbul' };
const startedOn = (expiresAt: string): SessionEvent => ({ type: 'SessionStarted', data: { ...IDS, ...DEVICE, remember: false, expiresAt } });
const revoke = new RevokeSession({ sessionId: 's1', bySessionId: 's2' }, sentAt(NOW));
const revoked: SessionEvent = { type: 'SessionRevoked', data: { ...IDS, bySessionId: 's2' } };

describe('A session', () => {
  it('knows the device it was started on', () =>
    given()
      .when(new StartSession({ ...IDS, ...DEVICE, remember: false }, sentAt(NOW)))
      .then(startedOn(daysFromNow(1))));
  it('lasts for a day', () =>
    given()
      .when(start(false))
      .then(started(daysFromNow(1))));
  it('lasts for thirty days when it is to be remembered', () =>
    given()
      .when(start(true))
      .then(started(daysFromNow(30), true)));
  it('starts once', () =>
    given(started(daysFromNow(1)))
      .when(start(false))
      .thenNothing());
  it('is ended', () =>
    given(started(daysFromNow(1)))
      .when(end)
      .then(ended));
  it('is ended once', () =>
    given(started(daysFromNow(1)), ended)
      .when(end)
      .thenNothing());
  it('is revoked from another', () =>
    given(startedOn(daysFromNow(1)))
      .when(revoke)
      .then(revoked));
  it('is revoked once', () =>
    given(started(daysFromNow(1)), revoked)
      .when(revoke)
      .thenNothing());
  it('is not revoked when it was ended', () =>
    given(started(daysFromNow(1)), ended)
      .when(revoke)
      .thenNothing());
  it('is not ended when it is over', () => given(started(NOW)).when(end).thenNothing());
  it('is not ended when it never started', () => given().when(end).thenNothing());
});

describe('A session whose time is over', () => {
  it('expires', () => given(started(NOW)).when(expire).then(expired));
  it('expires although it had been ended', () => given(started(NOW), ended).when(expire).then(expired));
  it('expires once', () => given(started(NOW), expired).when(expire).thenNothing());
  it('does not expire before its time', () =>
    given(started(minutesFromNow(1)))
      .when(expire)
      .thenNothing());
  it('expires at once when its member is gone', () =>
    given(started(daysFromNow(1)))
      .when(new ExpireSession({ sessionId: 's1', atOnce: true }, sentAt(NOW)))
      .then(expired));
  it('does not expire when it never started', () => given().when(expire).thenNothing());
});

describe('A session in use', () => {
  const inHalfADay = minutesFromNow(12 * 60);

  it('is not prolonged in the first half of its life', () => given(started(inHalfADay)).when(prolong).thenNothing());
  it('is prolonged in the second half of its life', () =>
    given(started(minutesFromNow(12 * 60, -1)))
      .when(prolong)
      .then(prolonged(daysFromNow(1))));
  it('is not prolonged in its first fortnight when it is remembered', () =>
    given(started(daysFromNow(15), true))
      .when(prolong)
      .thenNothing());
  it('is prolonged by thirty days when it is remembered', () =>
    given(started(daysFromNow(15, -1), true))
      .when(prolong)
      .then(prolonged(daysFromNow(30))));
  it('is prolonged once', () =>
    given(started(minutesFromNow(1)), prolonged(daysFromNow(1)))
      .when(prolong)
      .thenNothing());
  it('is not prolonged when it is over', () => given(started(NOW)).when(prolong).thenNothing());
  it('is not prolonged when it was ended', () =>
    given(started(minutesFromNow(1)), ended)
      .when(prolong)
      .thenNothing());
  it('is not prolonged when it never started', () => given().when(prolong).thenNothing());
});
