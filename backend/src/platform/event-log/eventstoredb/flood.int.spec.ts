import { describe, expect, it } from '@jest/globals';
import type { StoredEvent } from '../../../kernel/event.js';
import { NO_STREAM, START } from '../../../kernel/event-log.js';
import { written } from '../event-log.contract.js';
import { eventStoreBench, until } from './event-store.fixture.js';
import type { EventStoreDbEventLog } from './event-store-db-event-log.js';

/** 4,000 a second, more together than the server keeps for a subscription. */
const FLOOD = { stream: 'flood-1', count: 6_000, atOnce: 100, everyMs: 25 };
const OWN = 60;
const PAGE = 50;

/** Reads the log as a follower does, page after page and again whenever there may be more, until so many events have come. */
async function followed(log: EventStoreDbEventLog, count: number): Promise<StoredEvent[]> {
  const taken: StoredEvent[] = [];
  while (taken.length < count) {
    const heard = new Promise<void>((resolve) => {
      const stop = log.onAppended(() => {
        stop();
        resolve();
      });
    });
    const page = await log.readAll(taken.at(-1)?.position ?? START, PAGE);
    taken.push(...page);
    if (page.length === 0) await heard;
  }
  return taken;
}

/** Looks all the time whether the log follows; answers how to end that, which tells how often it did not. */
function watched(log: EventStoreDbEventLog): () => number {
  let pauses = 0;
  const looking = setInterval(() => {
    if (!log.live) pauses += 1;
  }, 1);
  return () => {
    clearInterval(looking);
    return pauses;
  };
}

describe('A log into which others append more than a process can take at once', () => {
  const bench = eventStoreBench();

  it.each([
    ['drops the subscription', '23.10.0'],
    ['lets it fall behind', '24.2.0'],
  ])('is followed without a gap, a repetition or a disorder, where the server %s (%s)', async (_, version) => {
    await bench.set({ version });
    let told = 0;
    const log = await bench.open({ keptEvents: 256, fellBehind: () => told++ });
    const { connections } = await bench.double().state(bench.name());
    const pauses = watched(log);
    const flooding = bench.double().flood(bench.name(), FLOOD);
    const following = followed(log, FLOOD.count + OWN);
    for (let turn = 0; turn < OWN; turn++) {
      const { position } = await log.append('own-1', turn === 0 ? NO_STREAM : turn - 1, [written(`own-${turn}`)]);
      expect((await log.readAll(position - 1, 1)).map(({ stream }) => stream)).toEqual(['own-1']);
    }
    await flooding;
    const taken = await following;
    await until(async () => log.live && (await log.lag()) === 0);
    const numbers = taken.filter(({ stream }) => stream === FLOOD.stream).map(({ data }) => (data as { number: number }).number);
    expect(numbers).toEqual(Array.from({ length: FLOOD.count }, (__, number) => number));
    expect(taken.filter(({ stream }) => stream === 'own-1').map(({ revision }) => revision)).toEqual(Array.from({ length: OWN }, (__, turn) => turn));
    const state = await bench.double().state(bench.name());
    expect([pauses(), state.connections]).toEqual([0, connections]);
    expect(state.subscriptionsBehind).toBeGreaterThan(0);
    expect(told).toBeGreaterThan(0);
  });
});
