/** @jest-environment jsdom */

import { READING_LIMITS, type ReadingMark } from '@contracts/reading';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { done, fakeServer, NOTHING, refused, unavailable } from '../../../../testing/fakeServer';
import type { KnownMember } from '../../../client/knownMember';

type Memory = typeof import('./readTopics');
type Sync = typeof import('./readingSync');
type Known = typeof import('../../../client/knownMember');
let memory: Memory;
let sync: Sync;
let rememberMember: Known['rememberMember'];
let server: ReturnType<typeof fakeServer>;

const START = '2026-11-22T10:00:00.000Z';
const EARLIER = '2026-11-22T09:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';
const member = (id: string) => ({ id, username: id, display_name: id, role: 'user' }) as unknown as KnownMember;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const mark = (topicId: string, number: number, at = LATER): ReadingMark => ({ topicId, commentId: `c${number}`, number, at });
const told = () => server.asked.map(({ body }) => body);

/** The page as it begins for somebody; `null` is a guest. */
async function begin(who: string | null) {
  jest.resetModules();
  ({ rememberMember } = await import('../../../client/knownMember'));
  rememberMember(who === null ? null : member(who));
  memory = await import('./readTopics');
  sync = await import('./readingSync');
}

/** What a list shows of a topic. */
const stateOf = (topic: { last_activity_at?: string; comment_total?: number }) =>
  memory.readStateOf(memory.readingMemory(), { id: 't1', last_activity_at: LATER, comment_total: 10, ...topic });

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse(START) });
  localStorage.clear();
  server = fakeServer(() => done({ since: START, marks: [] }));
  await begin('m1');
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('What was read', () => {
  it('goes on and never back', () => {
    expect(memory.markRead('t1', { comment: 'c3', number: 3 })).toBe(true);
    expect(memory.markRead('t1', { comment: 'c2', number: 2 })).toBe(false);
    expect(memory.readingMemory().seen).toEqual({ t1: { comment: 'c3', number: 3 } });
  });

  it('is no news a second time', () => {
    memory.markRead('t1', { comment: 'c3', number: 3 });
    expect(memory.markRead('t1', { comment: 'c3', number: 3 })).toBe(false);
  });

  it('has the topic that was opened last at its end, also when it was known', async () => {
    for (const id of ['t1', 't2', 't3']) memory.markRead(id, { comment: null, number: 0 });
    memory.markRead('t1', { comment: null, number: 0 });
    expect(memory.lastRead(memory.readingMemory(), 2)).toEqual(['t1', 't3']);
  });

  it('is kept of the last five hundred topics', () => {
    for (let at = 0; at <= 500; at += 1) memory.markRead(`t${at}`, { comment: null, number: 0 });
    const ids = Object.keys(memory.readingMemory().seen);
    expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([500, 't1', 't500']);
  });

  it('is there at the next visit', async () => {
    memory.markRead('t1', { comment: 'c3', number: 3 });
    await begin('m1');
    expect(memory.readingMemory().seen).toEqual({ t1: { comment: 'c3', number: 3 } });
  });

  it('belongs to one member', async () => {
    memory.markRead('t1', { comment: 'c3', number: 3 });
    rememberMember(member('m2'));
    expect(memory.readingMemory().seen).toEqual({});
    rememberMember(null);
    expect(memory.readingMemory().seen).toEqual({});
    rememberMember(member('m1'));
    expect(memory.readingMemory().seen).toHaveProperty('t1');
  });

  it('is remembered until the page is closed where the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    memory.markRead('t1', { comment: 'c3', number: 3 });
    expect(memory.readingMemory().seen).toHaveProperty('t1');
  });

  it('on another device is taken over, as far as it is further', () => {
    memory.markRead('t1', { comment: 'c5', number: 5 });
    memory.mergeReading({ since: EARLIER, marks: [mark('t1', 3), mark('t2', 7)] });
    expect(memory.readingMemory()).toEqual({
      since: EARLIER,
      seen: { t1: { comment: 'c5', number: 5 }, t2: { comment: 'c7', number: 7, at: LATER } },
    });
  });

  it('gets the server’s time where both have read equally far', () => {
    memory.markRead('t1', { comment: 'c3', number: 3 });
    memory.mergeReading({ since: EARLIER, marks: [mark('t1', 3)] });
    expect(memory.readingMemory().seen.t1).toEqual({ comment: 'c3', number: 3, at: LATER });
  });
});

describe('A topic in a list', () => {
  it('that was never opened is new only when something happened since the first visit', async () => {
    expect(stateOf({})).toEqual({ reading: 'new', unread: null, lastRead: null });
    expect(stateOf({ last_activity_at: EARLIER })).toEqual({ reading: 'unopened', unread: null, lastRead: null });
  });

  it('that was read says how many comments stand behind the last one that was', async () => {
    memory.markRead('t1', { comment: 'c7', number: 7 });
    expect(stateOf({})).toEqual({ reading: 'new', unread: 3, lastRead: 'c7' });
    expect(stateOf({ comment_total: 7 })).toEqual({ reading: 'read', unread: 0, lastRead: 'c7' });
  });

  it('never has fewer than none, though comments were taken away', async () => {
    memory.markRead('t1', { comment: 'c7', number: 7 });
    expect(stateOf({ comment_total: 5 })).toEqual({ reading: 'read', unread: 0, lastRead: 'c7' });
  });

  it('counts as read when everything was marked so, until something happens', async () => {
    memory.mergeReading({ since: EARLIER, marks: [mark('t1', 3, EARLIER)] });
    memory.setReadUpTo(START);
    expect(stateOf({ last_activity_at: EARLIER })).toEqual({ reading: 'read', unread: null, lastRead: 'c3' });
    expect(stateOf({ last_activity_at: LATER })).toEqual({ reading: 'new', unread: null, lastRead: 'c3' });
  });

  it('is told of as soon as more was read, to whoever still listens', () => {
    const told: number[] = [];
    const stop = memory.onReading(() => told.push(memory.readingMemory().seen.t1?.number ?? 0));
    memory.markRead('t1', { comment: 'c10', number: 10 });
    stop();
    memory.markRead('t1', { comment: 'c11', number: 11 });
    expect(told).toEqual([10]);
  });
});

describe('The server', () => {
  it('is told what was read together, at most every four seconds', async () => {
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    sync.tellRead('t1', { comment: 'c2', number: 2 });
    sync.tellRead('t2', { comment: null, number: 0 });
    await pass(3_999);
    expect(told()).toEqual([]);
    await pass(1);
    expect(told()).toEqual([{ comments: ['c2'], topics: ['t2'] }]);
    await pass(60_000);
    expect(told()).toHaveLength(1);
  });

  it('is not told what is no news, nor of anything by a guest', async () => {
    sync.tellRead('t1', { comment: 'c2', number: 2 });
    await pass(4_000);
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    rememberMember(null);
    sync.tellRead('t9', { comment: 'c9', number: 9 });
    await pass(10_000);
    expect(told()).toHaveLength(1);
  });

  it('is told at once by a page that is being left', async () => {
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(server.asked).toMatchObject([{ method: 'PUT', path: '/api/forum/reading', keepalive: true, body: { comments: ['c1'] } }]);
  });

  it.each([
    ['gave no answer', NOTHING],
    ['could not do it', unavailable()],
  ])('is told again when it %s', async (_, answer) => {
    server.answer = () => answer;
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    await pass(4_000);
    server.answer = () => done(null);
    await pass(16_000);
    expect(told()).toEqual([
      { comments: ['c1'], topics: [] },
      { comments: ['c1'], topics: [] },
    ]);
  });

  it('is told the newer one when more was read meanwhile', async () => {
    server.answer = async () => {
      sync.tellRead('t1', { comment: 'c5', number: 5 });
      return NOTHING;
    };
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    await pass(4_000);
    server.answer = () => done(null);
    await pass(16_000);
    expect(told().at(-1)).toEqual({ comments: ['c5'], topics: [] });
  });

  it('is not told again what it refused', async () => {
    server.answer = () => refused(422, 'VALIDATION');
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    await pass(120_000);
    expect(told()).toHaveLength(1);
  });

  it('is not told for one member what another has read', async () => {
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    rememberMember(member('m2'));
    await pass(60_000);
    expect(told()).toEqual([]);
  });

  it('gets what this device knows when it is the member’s first', async () => {
    sync.tellRead('t1', { comment: 'c1', number: 1 });
    memory.markRead('t2', { comment: null, number: 0 });
    sync.receiveReading({ since: null, marks: [] });
    await pass(0);
    expect(told()).toEqual([{ comments: ['c1'], topics: ['t2'], since: START }]);
  });

  it('gets no more at once than it takes, and the rest a moment later', async () => {
    const topics = Array.from({ length: READING_LIMITS.batch }, (_, at) => `t${at}`);
    sync.tellRead('first', { comment: 'c1', number: 1 });
    for (const id of topics) memory.markRead(id, { comment: null, number: 0 });
    sync.receiveReading({ since: null, marks: [] });
    await pass(0);
    expect(told()).toEqual([{ comments: ['c1'], topics: topics.slice(0, -1), since: START }]);
    await pass(4_000);
    expect(told().at(-1)).toEqual({ comments: [], topics: topics.slice(-1) });
  });

  it('that knows the member already is not told what it has said itself', async () => {
    sync.receiveReading({ since: EARLIER, marks: [mark('t1', 3)] });
    await pass(60_000);
    expect(told()).toEqual([]);
    expect(memory.readingMemory().seen.t1?.number).toBe(3);
  });
});
