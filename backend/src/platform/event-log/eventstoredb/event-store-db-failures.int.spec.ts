import { inspect } from 'node:util';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { describe, expect, it } from '@jest/globals';
import { EventLogRefused, EventLogUnavailable, NO_STREAM, WrongExpectedRevision } from '../../../kernel/event-log.js';
import { idOf, written } from '../event-log.contract.js';
import { appendEach, eventStoreBench, manyNames, namesIn, until } from './event-store.fixture.js';
import { EventStoreDbEventLog } from './event-store-db-event-log.js';
import { EventStoreTooOld, EventStoreUnreachable } from './failures.js';

/** Where nothing is answered any more; a busy machine may take longer for an answer. */
const SHORT = { appendWithinMs: 300, readWithinMs: 100, silenceMs: 300 };
const SHORT_READS = { readWithinMs: 100 };
/** Whatever is tried again lasts longer than what counts as at once. */
const PATIENT = { openWithinMs: 20_000, appendWithinMs: 20_000, readWithinMs: 20_000 };
const AT_ONCE_MS = 15_000;

describe('An append to EventStoreDB', () => {
  const bench = eventStoreBench();

  it('whose answer was lost is answered as it would have been', async () => {
    const log = await bench.open();
    await bench.set({ loseAnswers: 2 });
    const appended = await log.append('a-1', NO_STREAM, [written('e1'), written('e2')]);
    const there = await log.readStream('a-1');
    expect(there.map(({ id }) => id)).toEqual([idOf('e1'), idOf('e2')]);
    expect(appended).toEqual({ revision: 1, position: there[1]?.position });
  });
  it('whose answer was lost is answered although others have written since', async () => {
    const [log, other] = [await bench.open(), await bench.open()];
    await bench.set({ loseAnswers: 1 });
    const appending = log.append('a-1', NO_STREAM, [written('mine')]);
    await until(async () => (await other.readStream('a-1')).length === 1);
    await other.append('a-1', 0, [written('theirs')]);
    expect((await appending).revision).toBe(0);
  });
  it('is refused with the revision that is there when the answer to another was lost', async () => {
    const log = await bench.open();
    await log.append('a-1', NO_STREAM, [written('e1')]);
    await bench.set({ loseAnswers: 1 });
    await expect(log.append('a-1', NO_STREAM, [written('e2')])).rejects.toMatchObject({ actual: 0 });
  });
  it('outlives the death of its server, when that comes back in time', async () => {
    const log = await bench.open();
    const names = manyNames(200);
    const appending = appendEach(log, names);
    await bench.stop();
    await bench.start();
    await appending;
    expect((await namesIn(log)).sort()).toEqual([...names].sort());
  });
  it('is given up when the server stays away', async () => {
    const log = await bench.open(SHORT);
    await bench.stop();
    await expect(log.append('a-1', NO_STREAM, [written('e1')])).rejects.toThrow(EventLogUnavailable);
  });
  it('is given up when the server says nothing', async () => {
    const log = await bench.open(SHORT);
    await bench.set({ silent: true });
    await expect(log.append('a-1', NO_STREAM, [written('e1')])).rejects.toThrow(EventLogUnavailable);
  });
  it('is refused at once and for good when the server takes only smaller ones', async () => {
    await bench.set({ maxAppendBytes: 1_000 });
    const log = await bench.open(PATIENT);
    const since = Date.now();
    const refused = log.append('a-1', NO_STREAM, [written('large', { text: 'x'.repeat(1_001) })]);
    await expect(refused).rejects.toThrow(EventLogRefused);
    await expect(refused).rejects.toThrow('Maximum Append Size of 1000 Exceeded');
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
  });
  it('of nothing says where the stream stands, or that it does not', async () => {
    const log = await bench.open();
    const first = await log.append('a-1', NO_STREAM, [written('e1')]);
    expect(await log.append('a-1', 0, [])).toEqual(first);
    await expect(log.append('a-1', NO_STREAM, [])).rejects.toThrow(WrongExpectedRevision);
  });
  it('goes to the leader', async () => {
    const url = await bench.double().open(`${bench.name()}-follower`, { follows: bench.name() });
    const log = await EventStoreDbEventLog.open(url);
    const { position } = await log.append('a-1', NO_STREAM, [written('e1')]);
    expect(await log.head()).toBe(position);
    await log.close();
    await bench.double().drop(`${bench.name()}-follower`);
  });
  it('is finished before the log is closed; after that there are none', async () => {
    const log = await bench.open();
    const writing = log.append('a-1', NO_STREAM, [written('e1')]);
    await log.close();
    expect((await writing).revision).toBe(0);
    await expect(log.append('a-1', 0, [written('late')])).rejects.toThrow(EventLogUnavailable);
    await expect(log.readAll(0, 10)).rejects.toThrow(EventLogUnavailable);
    expect(await log.writable()).toBe(false);
  });
});

describe('A stream that an operator has closed for good in EventStoreDB', () => {
  const bench = eventStoreBench();

  it('refuses to be read and appended to for good, at once, and nothing else does', async () => {
    const log = await bench.open(PATIENT);
    await log.append('a-1', NO_STREAM, [written('closed')]);
    const client = EventStoreDBClient.connectionString(await bench.start());
    await client.tombstoneStream('a-1');
    await client.dispose();
    const since = Date.now();
    for (const asked of [
      log.append('a-1', 0, [written('late')]),
      log.append('a-1', NO_STREAM, [written('new')]),
      log.readStream('a-1'),
      log.append('a-1', 0, []),
    ]) {
      await expect(asked).rejects.toThrow(EventLogRefused);
      await expect(asked).rejects.toThrow("Event stream 'a-1' is deleted");
    }
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
    await log.append('b-1', NO_STREAM, [written('elsewhere')]);
    await until(async () => (await log.lag()) === 0);
    expect([await namesIn(log), await log.writable()]).toEqual([['closed', 'elsewhere'], true]);
  });
});

describe('An EventStoreDB that is away', () => {
  const bench = eventStoreBench();

  it('cannot be read or written, and says so', async () => {
    const log = await bench.open(SHORT_READS);
    const { position } = await log.append('a-1', NO_STREAM, [written('e1')]);
    await bench.stop();
    await until(() => !log.live);
    for (const read of [log.readStream('a-1'), log.readAll(0, 10), log.readAll(position, 10), log.head(), log.lag()])
      await expect(read).rejects.toThrow(EventLogUnavailable);
    expect(await log.writable()).toBe(false);
  });
  it('is followed further when it is back, with what others have written meanwhile', async () => {
    const [log, other] = [await bench.open(), await bench.open()];
    await appendEach(log, ['before']);
    await bench.stop();
    await until(() => !log.live);
    let heard = 0;
    log.onAppended(() => heard++);
    await bench.start();
    await appendEach(other, ['meanwhile']);
    await until(async () => log.live && heard > 0 && (await log.lag()) === 0);
    expect(await namesIn(log)).toEqual(['before', 'meanwhile']);
    await appendEach(log, ['after']);
    expect([await namesIn(log), await log.writable()]).toEqual([['before', 'meanwhile', 'after'], true]);
  });
  it('is there again soon, however long it was away', async () => {
    const log = await bench.open(SHORT_READS);
    let least = Number.POSITIVE_INFINITY;
    // Pauses that grow are longer each time; a machine that has other work does not halt it each time.
    for (let time = 0; time < 3 && least >= 3_000; time++) {
      await bench.stop();
      for (let turn = 0; turn < 10; turn++) await expect(log.head()).rejects.toThrow(EventLogUnavailable);
      await bench.start();
      const since = Date.now();
      await until(() => log.writable());
      await until(() => log.live);
      least = Math.min(least, Date.now() - since);
    }
    expect(least).toBeLessThan(3_000);
  });
});

describe('An EventStoreDB that cannot be reached', () => {
  const bench = eventStoreBench();

  it.each(['esdb://admin:geheim@127.0.0.1:1?tls=false', 'esdb://admin:geheim@127.0.0.1:1?tls=true', 'esdb://admin:geheim@127.0.0.1:1,127.0.0.1:2?tls=false'])(
    'is named without its credentials: %s',
    async (url) => {
      const refused = await EventStoreDbEventLog.open(url, { openWithinMs: 200 }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(EventStoreUnreachable);
      expect((refused as Error).message).toContain('127.0.0.1:1');
      expect(inspect(refused, { depth: 10, showHidden: true })).not.toContain('geheim');
    },
  );
  it('is one that says nothing, too, and was tried for a while', async () => {
    await bench.set({ silent: true });
    const opening = EventStoreDbEventLog.open(await bench.start(), { openWithinMs: 1_200 });
    await expect(opening).rejects.toThrow(EventStoreUnreachable);
    await expect(opening).rejects.toThrow(/cannot be used \(tried for \d+ s\)/);
  });
  it('is one that refuses the password: it says so at once, and of no time that was not spent', async () => {
    await bench.set({ refusesAll: true });
    const since = Date.now();
    const refused = await EventStoreDbEventLog.open(await bench.start(), PATIENT).catch((error: unknown) => error);
    const spentMs = Date.now() - since;
    expect(refused).toBeInstanceOf(EventStoreUnreachable);
    const { message } = refused as Error;
    expect(message).toMatch(/cannot be used(?: \(tried for \d+ s\))?: .*wrong user name or password/);
    const [, saidSeconds = 0] = /tried for (\d+) s/.exec(message) ?? [];
    expect([spentMs < AT_ONCE_MS, Number(saidSeconds) * 1_000 <= spentMs + 500]).toEqual([true, true]);
  });
});

describe('An EventStoreDB of another version', () => {
  const bench = eventStoreBench();

  it.each([
    ['22.4.9', '22.4.9'],
    ['21.10.11', '21.10.11'],
    ['5.0.11.0', '5.0.11.0'],
    ['of its own', null],
    [null, null],
  ])('that is too old (%s) is refused at once, by its name', async (version, found) => {
    await bench.set({ version });
    const since = Date.now();
    const opening = bench.open(PATIENT);
    await expect(opening).rejects.toThrow(EventStoreTooOld);
    await expect(opening).rejects.toMatchObject({ found });
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
  });
  it.each(['22.6.0', '23.10.0', '24.2.0-alpha.1', '25.0.0'])('that is new enough is used: %s', async (version) => {
    await bench.set({ version });
    const log = await bench.open();
    expect((await log.append('a-1', NO_STREAM, [written('e1')])).revision).toBe(0);
  });
});

describe('The double of EventStoreDB', () => {
  const bench = eventStoreBench();

  it.each([true, false])('refuses wrong revisions and closed streams as the server does (in batches: %s)', async (batchAppend) => {
    await bench.set({ batchAppend });
    const client = EventStoreDBClient.connectionString(await bench.start());
    const append = (expectedRevision: 'no_stream' | bigint) => client.appendToStream('a-1', jsonEvent({ type: 'A', data: {} }), { expectedRevision });
    await expect(append(3n)).rejects.toMatchObject({ type: 'wrong-expected-version', expectedVersion: 3n, actualVersion: 'no_stream' });
    expect(await append('no_stream')).toMatchObject({ success: true, nextExpectedRevision: 0n });
    await expect(append('no_stream')).rejects.toMatchObject({ type: 'wrong-expected-version', expectedVersion: 'no_stream', actualVersion: 0n });
    await client.tombstoneStream('a-1');
    await expect(append(0n)).rejects.toMatchObject({ type: 'stream-deleted', streamName: 'a-1' });
    await client.dispose();
  });
});
