import { describe, expect, it } from '@jest/globals';
import { intent } from '../../../kernel/command.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { endPush } from './end-push.policy.js';
import { EndPushOfSessions, PrepareDeviceNotes, TurnOffPush } from './push.commands.js';
import { againAt, isNews, outcomeOf, toldAt } from './push.rules.js';
import { tellDevices } from './tell-devices.policy.js';

const AT = '2026-11-27T12:00:07.000Z';

describe('A device', () => {
  it('is told no sooner than what was written may be read, and of what comes together at once', () => {
    expect([toldAt('2026-11-27T12:00:00.000Z'), toldAt('2026-11-27T12:00:09.999Z'), toldAt('2026-11-27T12:00:10.000Z')]).toEqual([
      '2026-11-27T12:00:40.000Z',
      '2026-11-27T12:00:40.000Z',
      '2026-11-27T12:00:50.000Z',
    ]);
  });
  it('is not told what is no news any more', () =>
    expect([isNews(AT, new Date('2026-11-27T13:00:06Z')), isNews(AT, new Date('2026-11-27T13:00:07Z'))]).toEqual([true, false]));
  it('is tried again so often, each time later', () =>
    expect([0, 1, 2, 3].map((tries) => againAt(tries, AT))).toEqual([
      '2026-11-27T12:00:37.000Z',
      '2026-11-27T12:02:07.000Z',
      '2026-11-27T12:08:07.000Z',
      null,
    ]));
  it.each([
    [201, 'sent'],
    [410, 'gone'],
    [404, 'gone'],
    [403, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [302, 'lost'],
    [400, 'lost'],
  ])('whose server answers %s has it %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
  it('is told of what somebody else wrote, by the conversation alone', () => {
    const data = { chatId: 'c1', messageId: 'x', authorId: 'm2', otherId: 'm1', clientId: 'k', sealed: 's', day: 'd', replyTo: null, isRequest: false };
    expect(react(tellDevices, recorded({ type: 'MessageSent', data: { ...data, openUntil: AT } }))).toEqual([
      { send: intent(PrepareDeviceNotes, { memberId: 'm1', chatId: 'c1' }) },
    ]);
  });
});

describe('A session that ends', () => {
  const one = { memberId: 'm1', sessionId: 's1', tokenHash: 'h' };
  it.each(['SessionEnded', 'SessionExpired', 'SessionRevoked'] as const)('ends push there: %s', (type) =>
    expect(react(endPush, recorded({ type, data: { ...one, bySessionId: 's2' } }))).toEqual([
      { send: intent(TurnOffPush, { memberId: 'm1', sessionId: 's1', why: 'signed_out' }) },
    ]),
  );
  it('ends it everywhere with all others, but where one was kept', () => {
    const all = { send: intent(EndPushOfSessions, { memberId: 'm1', keptSessionId: null }) };
    expect(react(endPush, recorded({ type: 'MemberSessionsEnded', data: { memberId: 'm1', cause: 'x' } }))).toEqual([all]);
    expect(react(endPush, recorded({ type: 'AccountErased', data: { memberId: 'm1' } }))).toEqual([all]);
    expect(react(endPush, recorded({ type: 'SignedOutElsewhere', data: { memberId: 'm1', cause: 'x', keptSessionId: 's2' } }))).toEqual([
      { send: intent(EndPushOfSessions, { memberId: 'm1', keptSessionId: 's2' }) },
    ]);
  });
});
