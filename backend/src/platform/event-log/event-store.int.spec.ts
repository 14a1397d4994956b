import { beforeEach, describe, expect, it } from '@jest/globals';
import { Command } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import { type EventLog, START } from '../../kernel/event-log.js';
import { type EventReader, RecordedLater } from '../../kernel/event-reader.js';
import { ConcurrencyConflict, EventStore, type Sealer, type WriteObserver } from '../../kernel/event-store.js';
import { NOW, sentAt, unsealed } from '../../kernel/facts.fixture.js';
import type { Pauses } from '../../kernel/pauses.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { UuidIds } from '../identity/uuid-ids.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteEventLog } from './sqlite-event-log.js';

/** How long a decision waits for its turn. */
const TURN_MS = 2_000;

type Added = DomainEvent<'Added', { by: number }>;
class Add extends Command<{ by: number; times: number }> {
  readonly type = 'Add';
}

/** Adds up to ten. */
const sum: StreamType<number, Add, Added> = {
  category: 'sum',
  decider: {
    initial: 0,
    evolve: (total, { data }) => total + data.by,
    decide({ data: { by, times } }, total) {
      if (total + by * times > 10) throw new RuleViolation('sum.full', 'Doldu.');
      return Array.from({ length: times }, () => ({ type: 'Added', data: { by } }));
    },
  },
  events: { Added: { schema: 1 } },
};
const add = (by: number, id = `add-${by}`, times = 1) => new Add({ by, times }, sentAt(NOW, id));

/** Says what was sealed and read, in the data itself. */
const sealing: Sealer & EventReader = {
  ...unsealed,
  seal: async (event) => ({ ...event, data: { ...event.data, sealed: true } }),
  read: async (event) => ({ ...unsealed.readShut(event), data: { ...event.data, sealed: false } }),
};

describe('A command', () => {
  const path = scratchFolder();
  const close = closing();
  let log: SqliteEventLog;
  /** What the observer has learned of: how, and where. */
  let written: [string, number][];
  const observer: WriteObserver = {
    written: (position, type) => written.push([type, position]),
    found: (position, type) => written.push([`found ${type}`, position]),
  };
  /** How long decisions have paused before they were taken anew, and who waits for a turn. */
  let pausedMs: number[];
  let waiting: Set<() => void>;
  const pauses: Pauses = {
    after(ms, wake) {
      if (ms === TURN_MS) waiting.add(wake);
      else {
        pausedMs.push(ms);
        queueMicrotask(wake);
      }
      return () => waiting.delete(wake);
    },
    chance: () => 0.5,
  };
  const storeOn = (events: EventLog) => new EventStore(events, sealing, new UuidIds(), observer, pauses);
  let own: EventStore;
  const store = () => own;
  const recorded = async () => (await log.readStream('sum-1')).map(({ data }) => (data as { by: number }).by);
  beforeEach(() => {
    log = close(new SqliteEventLog(path('log')));
    own = storeOn(log);
    written = [];
    pausedMs = [];
    waiting = new Set();
  });

  it('becomes the events that follow from what happened before', async () => {
    await store().decideOn(sum, '1', add(3));
    await store().decideOn(sum, '1', add(4));
    expect([await recorded(), await store().state(sum, '1')]).toEqual([[3, 4], 7]);
  });
  it('is recorded with where it comes from', async () => {
    await store().decideOn(sum, '1', add(3));
    expect(await log.readStream('sum-1')).toEqual([
      {
        type: 'Added',
        data: { by: 3, sealed: true },
        id: new UuidIds().derive('add-3/0'),
        at: NOW,
        actor: { id: 'system', role: 'system' },
        correlationId: 'correlation-1',
        causationId: null,
        schema: 1,
        stream: 'sum-1',
        revision: 0,
        position: 1,
      },
    ]);
  });
  it('is answered with its events as they are before they are sealed', async () =>
    expect(await store().decideOn(sum, '1', add(3))).toMatchObject([{ data: { by: 3 } }]));
  it('tells how far the views have to come', async () => {
    await store().decideOn(sum, '1', add(2, 'add', 2));
    expect(written).toEqual([
      ['Added', 2],
      ['Added', 2],
    ]);
  });
  it('leaves nothing when a rule forbids it', async () => {
    await expect(store().decideOn(sum, '1', add(11))).rejects.toThrow('Doldu.');
    expect([await recorded(), written]).toEqual([[], []]);
  });
  it('leaves nothing when it is so already', async () => expect([await store().decideOn(sum, '1', add(1, 'none', 0)), await log.head()]).toEqual([[], START]));
  it('that finds it so already tells how far the views have to come to show it', async () => {
    await store().decideOn(sum, '1', add(3));
    await store().decideOn(sum, '1', add(1, 'none', 0));
    expect(written).toEqual([
      ['Added', 1],
      ['found Added', 1],
    ]);
  });
  it('has its effect once, however often it comes', async () => {
    const first = await store().decideOn(sum, '1', add(3, 'add', 2));
    await store().decideOn(sum, '1', add(4));
    const again = await store().decideOn(sum, '1', add(3, 'add', 2));
    expect(await recorded()).toEqual([3, 3, 4]);
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(written.slice(-3)).toEqual([
      ['Added', 3],
      ['found Added', 1],
      ['found Added', 2],
    ]);
  });
  it('has its effect once when it comes twice at once', async () => {
    await Promise.all([store().decideOn(sum, '1', add(3)), store().decideOn(sum, '1', add(3))]);
    expect(await recorded()).toEqual([3]);
  });
  it('is known to have had its effect', async () => {
    await store().decideOn(sum, '1', add(3));
    expect([await store().hasTakenEffect(sum, '1', add(3)), await store().hasTakenEffect(sum, '1', add(4))]).toEqual([true, false]);
  });
  describe('that begins a stream', () => {
    const reads = () => {
      const streams: string[] = [];
      own = storeOn({
        ...log,
        append: (...asked) => log.append(...asked),
        readStream: (stream, options) => {
          streams.push(stream);
          return log.readStream(stream, options);
        },
      } as EventLog);
      return streams;
    };

    it('is decided on without asking what stands there', async () => {
      const streams = reads();
      await store().begin(sum, '1', add(3));
      expect([streams, await recorded(), written]).toEqual([[], [3], [['Added', 1]]]);
    });
    it('is decided on by what stands there, if there is anything', async () => {
      await store().decideOn(sum, '1', add(8));
      await store().begin(sum, '1', add(2));
      await expect(store().begin(sum, '1', add(3))).rejects.toThrow('Doldu.');
      expect([await recorded(), pausedMs]).toEqual([[8, 2], []]);
    });
    it('has its effect once, however often it comes', async () => {
      const first = await store().begin(sum, '1', add(3));
      await store().decideOn(sum, '1', add(4));
      const again = await store().begin(sum, '1', add(3));
      expect([await recorded(), again.map(({ id }) => id)]).toEqual([[3, 4], first.map(({ id }) => id)]);
    });
    it('is answered again where a rule forbids it at the beginning and it has been done', async () => {
      const never: typeof sum = { ...sum, decider: { ...sum.decider, decide: (command, total) => sum.decider.decide(command, total === 0 ? 10 : 0) } };
      await store().decideOn(sum, '1', add(3));
      expect((await store().begin(never, '1', add(3))).map(({ id }) => id)).toEqual([new UuidIds().derive('add-3/0')]);
      await expect(store().begin(never, '2', add(3))).rejects.toThrow('Doldu.');
    });
  });
  it('is not decided on where a later release has written what this one does not know', async () => {
    await store().decideOn(sum, '1', add(3));
    await log.append('sum-1', 0, [{ type: 'Doubled', data: {}, ...sentAt(NOW), id: 'doubled', schema: 1 }]);
    await expect(store().decideOn(sum, '1', add(4))).rejects.toThrow(RecordedLater);
    await expect(store().state(sum, '1')).rejects.toThrow(
      'Doubled, revision 1 of sum-1, was recorded in version 1 by a later release, and this one does not know it. Start that release again, or a later one.',
    );
    expect(await store().state(sum, '1', 0)).toBe(3);
  });
  it('is decided on after those of its stream that came before it, and meets none of them at the append', async () => {
    const outcomes = await Promise.allSettled([3, 4, 9, 2].map((by) => store().decideOn(sum, '1', add(by))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect([await recorded(), pausedMs, waiting.size]).toEqual([[3, 4, 2], [], 0]);
  });
  it('waits for none on another stream: what comes together is synced together', async () => {
    let commits = 0;
    log.onAppended(() => commits++);
    await Promise.all(Array.from({ length: 100 }, (_, index) => store().decideOn(sum, `${index}`, add(1, `add-${index}`))));
    expect(commits).toBe(1);
  });
  it('goes ahead without its turn when one before it hangs', async () => {
    let begun = () => {};
    const hangs = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    let appends = 0;
    const hanging = Object.assign(Object.create(log) as EventLog, {
      append: async (...append: Parameters<EventLog['append']>) => {
        appends += 1;
        if (appends === 1) {
          begun();
          await over;
        }
        return log.append(...append);
      },
    });
    const one = storeOn(hanging);
    const first = one.decideOn(sum, '1', add(3));
    await hangs;
    const second = one.decideOn(sum, '1', add(4));
    expect([appends, waiting.size]).toEqual([1, 1]);
    for (const goAhead of waiting) goAhead();
    await second;
    end();
    await first;
    expect(await recorded()).toEqual([4, 3]);
  });
  it('is decided on anew when another process came in between', async () => {
    await Promise.all([3, 4, 2].map((by) => storeOn(log).decideOn(sum, '1', add(by))));
    expect((await recorded()).sort()).toEqual([2, 3, 4]);
  });
  it('is held to the rules when it is decided on anew', async () => {
    const outcomes = await Promise.allSettled([6, 7].map((by) => storeOn(log).decideOn(sum, '1', add(by))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
  it('is given up when the stream goes on changing', async () => {
    let turn = 0;
    const busy: EventLog = Object.assign(Object.create(log) as EventLog, {
      append: async (...append: Parameters<EventLog['append']>) => {
        turn += 1;
        await storeOn(log).decideOn(sum, '1', add(0, `other-${turn}`));
        return log.append(...append);
      },
    });
    await expect(storeOn(busy).decideOn(sum, '1', add(3))).rejects.toThrow(ConcurrencyConflict);
    expect([turn, await recorded()]).toEqual([8, Array.from({ length: 8 }, () => 0)]);
    expect(pausedMs).toEqual([5, 10, 20, 40, 80, 80, 80]);
  });
  it('leaves a state that can be seen as it was', async () => {
    for (const by of [1, 2, 3]) await store().decideOn(sum, '1', add(by));
    expect([await store().state(sum, '1', 1), await store().state(sum, '1'), await store().state(sum, '2')]).toEqual([3, 6, 0]);
  });
});
