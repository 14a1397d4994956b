import { describe, expect, it } from '@jest/globals';
import { NO_STREAM, START } from '../../../kernel/event-log.js';
import { written } from '../event-log.contract.js';
import { appendEach, eventStoreBench, manyNames, namesIn, until } from './event-store.fixture.js';

describe('The events that an EventStoreDB log has heard of', () => {
  const bench = eventStoreBench();

  it('are read without asking the server', async () => {
    const log = await bench.open({ silenceMs: 300 });
    await appendEach(log, ['a', 'b', 'c']);
    await until(async () => (await log.lag()) === 0);
    await bench.set({ silent: true });
    expect((await namesIn(log, 2)).sort()).toEqual(['a', 'b', 'c']);
  });
  it('are all there for a follower that is further behind than what is kept', async () => {
    const log = await bench.open({ keptEvents: 16 });
    const names = manyNames(200);
    for (const name of names) await log.append('a-1', names.indexOf(name) - 1, [written(name)]);
    await until(async () => (await log.lag()) === 0);
    expect(await namesIn(log, 7)).toEqual(names);
  });
  it('are all there, in order, when checkpoints come between them', async () => {
    await bench.set({ checkpointEvery: 1 });
    const [log, other] = [await bench.open(), await bench.open()];
    await Promise.all([appendEach(other, manyNames(300)), bench.double().writeSystemEvents(bench.name(), 100)]);
    await until(async () => (await log.lag()) === 0);
    await bench.set({ silent: true });
    const all = await log.readAll(START, 1_000);
    expect(all.map(({ data }) => (data as { id: string }).id).sort()).toEqual(manyNames(300).sort());
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).sort((a, b) => a - b));
  });
  it('are what another has appended, too, and listeners are told', async () => {
    const [log, other] = [await bench.open(), await bench.open()];
    const heard = new Promise<void>((resolve) => log.onAppended(resolve));
    await appendEach(other, ['theirs']);
    await heard;
    await until(async () => (await namesIn(log)).length === 1);
  });
  it('never end before what this log has appended itself', async () => {
    const log = await bench.open();
    await bench.set({ holdSubscriptions: true });
    await appendEach(log, ['a']);
    expect(await namesIn(log)).toEqual(['a']);
  });
  it('come further behind while the subscription hears nothing, and catch up', async () => {
    const [log, other] = [await bench.open(), await bench.open()];
    await bench.set({ holdSubscriptions: true });
    await appendEach(other, ['a']);
    expect(await log.lag()).toBeGreaterThan(0);
    await bench.set({ holdSubscriptions: false });
    await until(async () => (await log.lag()) === 0);
    expect(log.live).toBe(true);
  });
  it('have no gap after lost connections', async () => {
    await bench.set({ checkpointEvery: 1 });
    const [log, other] = [await bench.open(), await bench.open()];
    const names = manyNames(20);
    for (const name of names) {
      await bench.double().cutConnections(bench.name());
      await appendEach(other, [name]);
    }
    await until(async () => log.live && (await log.lag()) === 0);
    await bench.set({ silent: true });
    expect(await namesIn(log)).toEqual(names);
  });
});

describe('What several logs append while servers and answers are lost', () => {
  const bench = eventStoreBench();

  it('is there exactly once, and in the same order for all', async () => {
    const logs = [await bench.open({ appendWithinMs: 15_000, keptEvents: 32 }), await bench.open({ appendWithinMs: 15_000 })];
    const [streams, turns] = [manyNames(10), 20];
    const appendTurns = async (index: number, stream: string) => {
      for (let turn = 0; turn < turns; turn++) await logs[index]?.append(`${stream}-${index}`, turn - 1, [written(`${stream}-${index}-${turn}`)]);
    };
    const appending = Promise.all(logs.flatMap((_, index) => streams.map((stream) => appendTurns(index, stream))));
    for (let turn = 0; turn < 4; turn++) {
      await bench.set({ loseAnswers: 2 });
      await until(async () => (await bench.double().state(bench.name())).loseAnswers === 0);
      await bench.stop();
      await bench.start();
    }
    await appending;
    const [one, two] = await Promise.all(
      logs.map(async (log) => {
        await until(async () => log.live && (await log.lag()) === 0);
        return namesIn(log, 50);
      }),
    );
    expect([one, new Set(one).size]).toEqual([two, logs.length * streams.length * turns]);
  });
});

describe("The server's own events", () => {
  const bench = eventStoreBench();

  it('are never seen, and the head stands in front of them', async () => {
    const log = await bench.open();
    const { position } = await log.append('a-1', NO_STREAM, [written('e1')]);
    await bench.double().writeSystemEvents(bench.name(), 5_000);
    const late = await bench.open();
    expect([await log.head(), await late.head()]).toEqual([position, position]);
    expect([await namesIn(log, 1), await namesIn(late, 1)]).toEqual([['e1'], ['e1']]);
    await appendEach(late, ['e2']);
    expect([await log.head(), await namesIn(late, 1)]).toEqual([await late.head(), ['e1', 'e2']]);
  });
  it('leave an empty log empty', async () => {
    await bench.double().writeSystemEvents(bench.name(), 100);
    const log = await bench.open();
    expect([await log.head(), await log.readAll(START, 10), await log.lag()]).toEqual([START, [], 0]);
  });
});
