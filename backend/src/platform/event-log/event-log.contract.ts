import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type NewEvent, SYSTEM } from '../../kernel/event.js';
import { type EventLog, EventLogRefused, NO_STREAM, START, WrongExpectedRevision } from '../../kernel/event-log.js';
import { UuidIds } from '../identity/uuid-ids.js';
import { scratchFolder } from '../scratch.fixture.js';
import { EVENT_OVERHEAD_BYTES, LARGEST_APPEND_BYTES } from './append-size.js';

/** The id of the event that a test calls by a short name. */
export const idOf = (name: string): string => new UuidIds().derive(name);
export const written = (name: string, data: object = { id: name }): NewEvent => ({
  type: 'ThingHappened',
  data,
  id: idOf(name),
  at: '2026-11-21T11:00:00.000Z',
  actor: SYSTEM,
  correlationId: 'correlation-1',
  causationId: null,
  schema: 1,
});
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);
const named = (...names: string[]) => names.map(idOf);
const many = (count: number, prefix = 'e') => Array.from({ length: count }, (_, index) => written(`${prefix}${index}`));

/** What a test has at hand: the log, its position when the test began, and names of streams that no other test has. */
interface Bench {
  readonly log: EventLog;
  readonly start: number;
  of(stream: string): string;
}

/**
 * What every event log does; `open` answers the log that lives under a path, the same one each time. A log that is not `fresh` has had
 * other events before the test.
 */
export function describeEventLog(name: string, open: (path: string) => EventLog | Promise<EventLog>, { fresh = true } = {}): void {
  describe(name, () => {
    const path = scratchFolder();
    let bench: Bench;
    const reopened = async () => {
      await bench.log.close();
      bench = { ...bench, log: await open(path('log')) };
      return bench.log;
    };
    beforeEach(async () => {
      const log = await open(path('log'));
      const prefix = randomUUID().slice(0, 8);
      bench = { log, start: await log.head(), of: (stream) => `${prefix}${stream}` };
    });
    afterEach(() => bench.log.close());

    describe('A stream', () => readsStreams(() => bench));
    describe('An append', () => appends(() => bench));
    describe('A repeated append', () => repeats(() => bench));
    describe('The whole log', () => readsAll(() => bench, fresh));
    describe('Many appends at once', () => appendsAtOnce(() => bench));
    describe('A log that is opened again', () => reopens(() => bench, reopened));
  });
}

function readsStreams(bench: () => Bench): void {
  it('is empty before anything was written to it', async () => {
    const { log, of } = bench();
    expect(await log.readStream(of('a-1'))).toEqual([]);
  });
  it('gives back what was written, and where it stands', async () => {
    const { log, of } = bench();
    const event = { ...written('e1', { text: 'Işık', list: [1, null, true], deep: { n: 0.5 } }), causationId: 'cause', actor: { id: 'm1', role: 'user' } };
    const { position } = await log.append(of('a-1'), NO_STREAM, [event]);
    expect(await log.readStream(of('a-1'))).toEqual([{ ...event, stream: of('a-1'), revision: 0, position }]);
  });
  it('keeps its order', async () => {
    const { log, of } = bench();
    await log.append(of('a-1'), NO_STREAM, many(2));
    await log.append(of('a-1'), 1, [written('last')]);
    expect((await log.readStream(of('a-1'))).map(({ id, revision }) => [id, revision])).toEqual([
      [idOf('e0'), 0],
      [idOf('e1'), 1],
      [idOf('last'), 2],
    ]);
  });
  it('has nothing of other streams, however alike their names', async () => {
    const { log, of } = bench();
    await log.append(of('a-1'), NO_STREAM, [written('mine')]);
    await log.append(of('a-11'), NO_STREAM, [written('other')]);
    expect(ids(await log.readStream(of('a-1')))).toEqual(named('mine'));
  });
  it('can be read in part', async () => {
    const { log, of } = bench();
    await log.append(of('a-1'), NO_STREAM, many(5));
    expect(ids(await log.readStream(of('a-1'), { from: 1, limit: 2 }))).toEqual(named('e1', 'e2'));
  });
}

function appends(bench: () => Bench): void {
  it('answers where the last event stands', async () => {
    const { log, of } = bench();
    const appended = await log.append(of('a-1'), NO_STREAM, many(3));
    expect(appended).toEqual({ revision: 2, position: await log.head() });
  });
  it.each([
    ['a new stream is thought to exist', 0, 0, NO_STREAM],
    ['a stream is thought to be new', 2, NO_STREAM, 1],
    ['somebody has written meanwhile', 2, 0, 1],
    ['the stream is thought to be longer', 2, 5, 1],
  ])('is refused when %s', async (_, length, expected, actual) => {
    const { log, of } = bench();
    if (length > 0) await log.append(of('a-1'), NO_STREAM, many(length));
    const refused = log.append(of('a-1'), expected, [written('late')]);
    await expect(refused).rejects.toThrow(WrongExpectedRevision);
    await expect(refused).rejects.toMatchObject({ stream: of('a-1'), expected, actual });
    expect(await log.readStream(of('a-1'))).toHaveLength(length);
  });
  it('wins against exactly one other that races it', async () => {
    const { log, of } = bench();
    const outcomes = await Promise.allSettled([log.append(of('a-1'), NO_STREAM, [written('x')]), log.append(of('a-1'), NO_STREAM, [written('y')])]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await log.readStream(of('a-1'))).toHaveLength(1);
  });
  it('is told to whoever listens, once it can be read', async () => {
    const { log, of } = bench();
    // Listeners may be woken when nothing was appended, too.
    const heads: number[] = [];
    let looked = () => {};
    log.onAppended(async () => {
      heads.push(await log.head());
      looked();
    });
    const { position } = await log.append(of('a-1'), NO_STREAM, [written('e1')]);
    await new Promise<void>((resolve) => {
      looked = () => {
        if (heads.some((head) => head >= position)) resolve();
      };
      looked();
    });
  });
  it('is not told to whoever has stopped listening', async () => {
    const { log, of } = bench();
    let calls = 0;
    const stop = log.onAppended(() => calls++);
    stop();
    await log.append(of('a-1'), NO_STREAM, [written('e1')]);
    expect(calls).toBe(0);
  });
  it.each([
    ['one event', 1],
    ['several events together', 8],
  ])('of %s is taken up to the greatest size, and refused for good beyond it', async (_, count) => {
    const { log, of } = bench();
    const sized = (bytes: number) => many(count).map((event, index) => ({ ...event, data: { text: 'x'.repeat(index === 0 ? bytes : 0) } }));
    const room = LARGEST_APPEND_BYTES - count * (EVENT_OVERHEAD_BYTES + '{"text":""}'.length);
    await expect(log.append(of('a-1'), NO_STREAM, sized(room + 1))).rejects.toThrow(EventLogRefused);
    expect(await log.readStream(of('a-1'))).toEqual([]);
    expect((await log.append(of('a-1'), NO_STREAM, sized(room))).revision).toBe(count - 1);
  });
  it('that cannot be written down spoils none that comes with it', async () => {
    const { log, of } = bench();
    const loop: { self?: object } = {};
    loop.self = loop;
    const outcomes = await Promise.allSettled([log.append(of('a-1'), NO_STREAM, [written('loop', loop)]), log.append(of('b-1'), NO_STREAM, [written('well')])]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
  it('is possible while the log is writable', async () => {
    const { log } = bench();
    expect(await log.writable()).toBe(true);
  });
}

function repeats(bench: () => Bench): void {
  it('answers as the first did', async () => {
    const { log, of } = bench();
    const first = await log.append(of('a-1'), NO_STREAM, many(2));
    expect(await log.append(of('a-1'), NO_STREAM, many(2))).toEqual(first);
    expect(await log.readStream(of('a-1'))).toHaveLength(2);
  });
  it('answers as the first did although others have written since', async () => {
    const { log, of } = bench();
    const first = await log.append(of('a-1'), NO_STREAM, many(2));
    await log.append(of('a-1'), 1, [written('later')]);
    expect(await log.append(of('a-1'), NO_STREAM, many(2))).toEqual(first);
  });
  it('is one with its first when both come at once', async () => {
    const { log, of } = bench();
    const [first, second] = await Promise.all([log.append(of('a-1'), NO_STREAM, many(2)), log.append(of('a-1'), NO_STREAM, many(2))]);
    expect([second, await log.head()]).toEqual([first, first?.position]);
  });
  it('is refused when it is longer than the first', async () => {
    const { log, of } = bench();
    await log.append(of('a-1'), NO_STREAM, many(2));
    await expect(log.append(of('a-1'), NO_STREAM, many(3))).rejects.toThrow(WrongExpectedRevision);
  });
  it('is refused when it is another event', async () => {
    const { log, of } = bench();
    await log.append(of('a-1'), NO_STREAM, [written('e0')]);
    await expect(log.append(of('a-1'), NO_STREAM, [written('other')])).rejects.toThrow(WrongExpectedRevision);
  });
}

function readsAll(bench: () => Bench, fresh: boolean): void {
  if (fresh)
    it('has its head at the start before anything was written', async () => {
      const { log } = bench();
      expect([await log.head(), await log.readAll(START, 10)]).toEqual([START, []]);
    });
  it('has nothing behind the position where it stands before anything is written', async () => {
    const { log, start } = bench();
    expect([await log.head(), await log.readAll(start, 10)]).toEqual([start, []]);
  });
  it('has one order over all streams', async () => {
    const { log, start, of } = bench();
    await log.append(of('a-1'), NO_STREAM, [written('first')]);
    await log.append(of('b-1'), NO_STREAM, [written('second')]);
    await log.append(of('a-1'), 0, [written('third')]);
    const all = await log.readAll(start, 10);
    expect(ids(all)).toEqual(named('first', 'second', 'third'));
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).sort((a, b) => a - b));
  });
  it('is read page after page', async () => {
    const { log, start, of } = bench();
    await log.append(of('a-1'), NO_STREAM, many(7));
    const pages: string[][] = [];
    for (let after = start, page = await log.readAll(after, 3); page.length > 0; page = await log.readAll(after, 3)) {
      pages.push(ids(page));
      after = page.at(-1)?.position ?? after;
    }
    expect(pages).toEqual([named('e0', 'e1', 'e2'), named('e3', 'e4', 'e5'), named('e6')]);
  });
  it('has nothing behind its head', async () => {
    const { log, of } = bench();
    const { position } = await log.append(of('a-1'), NO_STREAM, many(2));
    expect(await log.readAll(position, 10)).toEqual([]);
  });
}

function appendsAtOnce(bench: () => Bench): void {
  it('are all there, each at a place of its own', async () => {
    const { log, start, of } = bench();
    const appended = await Promise.all(many(500).map((event) => log.append(of(`a-${event.id}`), NO_STREAM, [event])));
    expect(new Set(appended.map(({ position }) => position)).size).toBe(500);
    expect(ids(await log.readAll(start, 1000)).sort()).toEqual(ids(many(500)).sort());
  });
  it('do not spoil one another', async () => {
    const { log, start, of } = bench();
    await log.append(of('a-1'), NO_STREAM, [written('there')]);
    const outcomes = await Promise.allSettled([
      log.append(of('b-1'), NO_STREAM, [written('x')]),
      log.append(of('a-1'), NO_STREAM, [written('late')]),
      log.append(of('c-1'), NO_STREAM, [written('y')]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    // Those that come together may be written in any order.
    const [first, ...others] = ids(await log.readAll(start, 10));
    expect([first, others.sort()]).toEqual([idOf('there'), named('x', 'y').sort()]);
  });
}

function reopens(bench: () => Bench, reopened: () => Promise<EventLog>): void {
  it('has what was written to it', async () => {
    const { log, start, of } = bench();
    await log.append(of('a-1'), NO_STREAM, many(3));
    const before = await log.readAll(start, 10);
    expect(await (await reopened()).readAll(start, 10)).toEqual(before);
  });
  it('goes on where it was', async () => {
    const { log, of } = bench();
    const first = await log.append(of('a-1'), NO_STREAM, many(3));
    const again = await reopened();
    const second = await again.append(of('a-1'), first.revision, [written('next')]);
    expect([second.revision, second.position > first.position]).toEqual([3, true]);
  });
  it('has what was being written when it was closed', async () => {
    const { log, of } = bench();
    const writing = log.append(of('a-1'), NO_STREAM, many(3));
    const again = await reopened();
    await writing;
    expect(await again.readStream(of('a-1'))).toHaveLength(3);
  });
}
