import { describe, expect, it } from '@jest/globals';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import type { MemberSessionsEvent, SessionEvent } from '../session/session.events.js';
import { closingOf } from './closing.rules.js';

const hour = (number: number) => `2026-11-21T${String(number).padStart(2, '0')}:00:00.000Z`;
const at = <E extends DomainEvent>(position: number, event: DomainEvent) =>
  recorded(event, { position, at: hour(position) }) as RecordedEvent<never> as RecordedEvent<E>;
const own = (position: number, type: string, more: object = {}) => at<SessionEvent>(position, { type, data: { sessionId: 's1', memberId: 'm1', ...more } });
const ofAll = (position: number, type: string, more: object = {}) => at<MemberSessionsEvent>(position, { type, data: { memberId: 'm1', cause: 'c', ...more } });
const begun = own(5, 'SessionStarted', { expiresAt: hour(20) });
const NOW = hour(12);

describe('A session', () => {
  it('is open until something closes it', () => expect(closingOf([begun], [], NOW)).toBeNull());
  it('that was never begun was not closed either', () => expect(closingOf([], [], NOW)).toBeNull());
  it.each([
    ['SessionEnded', 'signed_out'],
    ['SessionRevoked', 'revoked'],
  ])('is closed by %s', (type, why) => expect(closingOf([begun, own(7, type)], [], NOW)).toEqual({ at: hour(7), why }));
  it.each([
    [ofAll(8, 'MemberSessionsEnded'), 'restricted'],
    [ofAll(8, 'SignedOutElsewhere', { keptSessionId: null, reason: 'ended_by_staff' }), 'ended_by_staff'],
    [ofAll(8, 'SignedOutElsewhere', { keptSessionId: 's2', reason: 'password_changed' }), 'password_changed'],
    [ofAll(8, 'SignedOutElsewhere', { keptSessionId: null }), 'closed'],
  ])('is closed with the others, and one knows why', (fact, why) => expect(closingOf([begun], [fact], NOW)).toEqual({ at: hour(8), why }));
  it('is not closed by what came before it', () => expect(closingOf([begun], [ofAll(3, 'MemberSessionsEnded')], NOW)).toBeNull());
  it('that is kept while the others are closed goes with them the next time', () => {
    const kept = ofAll(7, 'SignedOutElsewhere', { keptSessionId: 's1', reason: 'revoked' });
    expect(closingOf([begun], [kept], NOW)).toBeNull();
    expect(closingOf([begun], [kept, ofAll(9, 'MemberSessionsEnded')], NOW)).toEqual({ at: hour(9), why: 'restricted' });
  });
  it('is over when its time is, which use has moved', () => {
    expect(closingOf([begun], [], hour(20))).toEqual({ at: hour(20), why: 'expired' });
    expect(closingOf([begun, own(10, 'SessionProlonged', { expiresAt: hour(23) })], [], hour(20))).toBeNull();
  });
  it('is closed once, by what came first', () =>
    expect(closingOf([begun, own(9, 'SessionEnded')], [ofAll(7, 'MemberSessionsEnded')], hour(22))).toEqual({ at: hour(7), why: 'restricted' }));
});
