import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import type { DomainEvent } from '../../kernel/event.js';
import { NO_STREAM } from '../../kernel/event-log.js';
import { type EventReader, RecordedLater } from '../../kernel/event-reader.js';
import { unsealed } from '../../kernel/facts.fixture.js';
import { type Projection, projection } from '../../kernel/projection.js';
import type { Batch } from '../../kernel/view-store.js';
import { written } from '../event-log/event-log.contract.js';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import type { GroupPositions } from '../following/group-positions.js';
import { localGroup } from '../following/local-group.fixture.js';
import { SoleHolder } from '../leases/sole-holder.js';
import { ParkingLot } from '../parking/parking.fixture.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteViews } from '../views/sqlite-views.js';
import { fold, put, THINGS } from '../views/views.contract.js';
import { type Pace, ProjectionRunner } from './projection-runner.js';
import { rebuild } from './rebuild.js';

const LONG_MS = 20_000;
/** A busy machine may otherwise make a pause in which what was passed is written down. */
const NEVER_IDLE: Pace = { idleMs: 60_000 };
type ThingHappened = DomainEvent<'ThingHappened', { id: string }>;

/** Counts what happened and keeps each thing; fails at what is bad. */
const things: Projection = projection<ThingHappened>({
  name: 'things',
  version: 1,
  views: ['things', 'counters'],
  on: {
    ThingHappened({ data: { id }, position }) {
      if (id.startsWith('bad')) throw new Error(`cannot fold ${id}`);
      if (id.startsWith('odd')) return { view: 'things', id, put: { kind: { not: 'a text' } } };
      return [
        { view: 'things', id, put: { n: position } },
        { view: 'counters', id: 'all', update: { $inc: { count: 1 } }, upsert: true },
      ];
    },
  },
});

describe('A projection', () => {
  const path = scratchFolder();
  const close = closing();
  let log: SqliteEventLog;
  let views: SqliteViews;
  let parking: ParkingLot;
  let runner: ProjectionRunner;
  let positions: GroupPositions;

  const start = (reader: EventReader = unsealed, pace: Pace = {}) => {
    positions = localGroup([things]);
    runner = new ProjectionRunner({ log, views, reader, leases: new SoleHolder(), parking, positions }, [things], pace);
    runner.start();
  };
  const append = async (...names: string[]) => {
    for (const id of names) await log.append(`thing-${id}`, NO_STREAM, [written(id)]);
  };
  const appendElsewhere = (stream = 'elsewhere') => log.append(stream, NO_STREAM, [{ ...written(stream), type: 'SomethingElseHappened' }]);
  const caughtUp = async () => expect(await positions.waitFor(await log.head(), LONG_MS)).toBe(true);
  const count = async () => ((await views.get('counters', 'all')) as unknown as { count: number } | null)?.count ?? 0;
  const openViews = () => close(new SqliteViews(path('views'), [THINGS]));

  beforeEach(() => {
    log = close(new SqliteEventLog(path('log')));
    views = openViews();
    parking = new ParkingLot();
  });
  afterEach(() => runner.stop());

  it('folds what happened before it started, and what happens then', async () => {
    await append('a', 'b');
    start();
    await caughtUp();
    await append('c');
    await caughtUp();
    expect([await count(), await views.checkpoint('things')]).toEqual([3, 3]);
  });
  it('folds an event that fills a batch alone as well as many that do not', async () => {
    await append('a', 'b', 'c');
    start(unsealed, { mostWrites: 1 });
    await caughtUp();
    expect([await count(), await views.checkpoint('things')]).toEqual([3, 3]);
  });
  it('reads again few of the events that a full batch had no room for', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `thing${index}`);
    await append(...names);
    const read = jest.spyOn(log, 'readAll');
    start(unsealed, { mostWrites: 1 });
    await caughtUp();
    const lengths = await Promise.all(read.mock.results.map(async ({ value }) => ((await value) as readonly unknown[]).length));
    expect(await count()).toBe(names.length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(3 * names.length);
  });
  it('opens nothing that it does not fold', async () => {
    const opened: string[] = [];
    await appendElsewhere();
    await append('a');
    start({
      ...unsealed,
      async read(event) {
        opened.push(event.type);
        return unsealed.read(event);
      },
    });
    await caughtUp();
    expect(opened).toEqual(['ThingHappened']);
  });
  it('passes what it does not fold without a word to the store', async () => {
    await append('a');
    start(unsealed, NEVER_IDLE);
    await caughtUp();
    const apply = jest.spyOn(views, 'apply');
    await appendElsewhere();
    await caughtUp();
    expect([positions.current, await views.checkpoint('things'), apply.mock.calls]).toEqual([2, 1, []]);
  });
  it('folds the next thing after what it has passed', async () => {
    start(unsealed, NEVER_IDLE);
    await append('a');
    await caughtUp();
    await appendElsewhere();
    await caughtUp();
    await append('b');
    await caughtUp();
    expect([await count(), await views.checkpoint('things')]).toEqual([2, 3]);
  });
  it('writes down at its end what it has passed', async () => {
    start(unsealed, NEVER_IDLE);
    await appendElsewhere();
    await caughtUp();
    await runner.stop();
    expect(await views.checkpoint('things')).toBe(1);
  });
  it('writes down what it has passed after a while in which nothing happens', async () => {
    start(unsealed, { idleMs: 50 });
    const written = new Promise<readonly Batch[]>((resolve) => {
      const apply = views.apply.bind(views);
      views.apply = async (batches) => {
        await apply(batches);
        resolve(batches);
      };
    });
    await appendElsewhere();
    expect(await written).toEqual([{ projection: 'things', from: 0, position: 1, anchor: expect.objectContaining({ revision: 0 }), steps: [], fence: 0 }]);
    expect(await views.checkpoint('things')).toBe(1);
  });
  it('writes down what it has passed after many events', async () => {
    start(unsealed, NEVER_IDLE);
    await Promise.all(Array.from({ length: 1_200 }, (_, index) => appendElsewhere(`elsewhere-${index}`)));
    await caughtUp();
    expect(await views.checkpoint('things')).toBeGreaterThanOrEqual(1_000);
  });
  it('passes again, and folds once, what was not written down when its process died', async () => {
    await append('a');
    start();
    await caughtUp();
    await appendElsewhere();
    await caughtUp();
    await runner.follower.stop();
    await append('b');
    start();
    await caughtUp();
    expect([await count(), await views.checkpoint('things')]).toEqual([2, 3]);
  });
  it('folds more events than fit into one batch', async () => {
    await Promise.all(Array.from({ length: 1200 }, (_, index) => append(`e${index}`)));
    start();
    await caughtUp();
    expect(await count()).toBe(1200);
  });
  it('goes on after a restart where it was', async () => {
    await append('a', 'b');
    start();
    await caughtUp();
    await runner.stop();
    await append('c');
    start();
    await caughtUp();
    expect(await count()).toBe(3);
  });
  it('knows how far it had come before it has read anything', async () => {
    await fold(views, put('x'));
    start();
    expect(await positions.waitFor(1, LONG_MS)).toBe(true);
  });
  it('sees personal fields opened', async () => {
    await append('sealed');
    start({ ...unsealed, read: async (event) => ({ ...unsealed.readShut(event), data: { id: 'opened' } }) });
    await caughtUp();
    expect(await views.get('things', 'opened')).toEqual({ _id: 'opened', n: 1 });
  });
  it('parks an event that it cannot fold, and goes on with the others', async () => {
    await append('a', 'bad', 'b');
    start();
    await caughtUp();
    expect(parking.parked).toEqual([
      { follower: 'things', position: 2, eventId: written('bad').id, type: 'ThingHappened', error: new Error('cannot fold bad') },
    ]);
    expect([await count(), await views.checkpoint('things')]).toEqual([2, 3]);
  });
  it('parks an event that cannot be told in today’s shape, and goes on with the others', async () => {
    const odd = new TypeError('no name');
    const reader: EventReader = { ...unsealed, read: async (event) => (event.stream === 'thing-odd' ? Promise.reject(odd) : unsealed.read(event)) };
    await append('a', 'odd', 'b');
    start(reader);
    await caughtUp();
    expect(parking.parked).toMatchObject([{ position: 2, error: odd }]);
    expect([await count(), await views.checkpoint('things')]).toEqual([2, 3]);
  });
  it('stops in front of what a later release has recorded, and goes on from there when it is known', async () => {
    let isKnown = false;
    const reader: EventReader = {
      ...unsealed,
      read: async (event) => (event.stream === 'thing-later' && !isKnown ? Promise.reject(new RecordedLater(event, 1)) : unsealed.read(event)),
    };
    await append('a', 'later', 'b');
    const alert = parking.alerted();
    start(reader);
    await alert;
    expect([await count(), await views.checkpoint('things'), parking.parked]).toEqual([1, 1, []]);
    isKnown = true;
    await caughtUp();
    expect([await count(), parking.parked]).toEqual([3, []]);
  });
  it('parks an event whose writes the views do not take, and goes on with the others', async () => {
    await append('a', 'b', 'odd', 'c', 'odder', 'd', 'e');
    start();
    await caughtUp();
    expect(parking.parked.map(({ eventId, position }) => [eventId, position])).toEqual([
      [written('odd').id, 3],
      [written('odder').id, 5],
    ]);
    expect([await count(), await views.checkpoint('things'), runner.follower.failure]).toEqual([5, 7, null]);
  });
  it('waits while the views cannot be written at all, and parks nothing', async () => {
    const other = close(new DatabaseSync(path('views')));
    views.db.exec('PRAGMA busy_timeout = 0');
    other.exec('BEGIN IMMEDIATE');
    await append('a', 'b');
    const alert = parking.alerted();
    start();
    await alert;
    other.exec('ROLLBACK');
    await caughtUp();
    expect([await count(), parking.parked]).toEqual([2, []]);
  });
  it('catches up when another process has come further', async () => {
    start();
    await fold(openViews(), put('a', { n: 1 }));
    await append('a');
    await caughtUp();
    await append('b');
    await caughtUp();
    expect([await views.get('things', 'a'), await views.get('things', 'b'), await count()]).toEqual([{ _id: 'a', n: 1 }, { _id: 'b', n: 2 }, 1]);
  });
  it('goes on when another process has put rebuilt views in place', async () => {
    await append('a', 'b');
    start();
    await caughtUp();
    await rebuild(log, openViews(), unsealed, things, () => undefined);
    await append('c');
    await caughtUp();
    expect([await count(), await views.checkpoint('things')]).toEqual([3, 3]);
  });
});

describe('A rebuild', () => {
  const path = scratchFolder();
  const close = closing();
  let log: SqliteEventLog;
  let views: SqliteViews;
  const append = async (...names: string[]) => {
    for (const id of names) await log.append(`thing-${id}`, NO_STREAM, [written(id)]);
  };
  const dump = async () => {
    const lines: string[] = [];
    for (const view of ['things', 'counters']) for await (const line of views.dump(view)) lines.push(line);
    return lines.join('');
  };
  const live = async () => {
    const positions = localGroup([things]);
    const runner = new ProjectionRunner({ log, views, reader: unsealed, leases: new SoleHolder(), parking: new ParkingLot(), positions }, [things]);
    runner.start();
    await positions.waitFor(await log.head(), LONG_MS);
    await runner.stop();
    return dump();
  };
  const rebuilt = async (report: Parameters<typeof rebuild>[4] = () => undefined) => {
    const events = await rebuild(log, views, unsealed, things, report);
    return { events, bytes: await dump() };
  };
  beforeEach(() => {
    log = close(new SqliteEventLog(path('log')));
    views = close(new SqliteViews(path('views'), [THINGS]));
  });

  it('gives the bytes of the live views, every time', async () => {
    await append('b', 'a', 'c');
    const bytes = await live();
    expect([await rebuilt(), await rebuilt()]).toEqual([
      { events: 3, bytes },
      { events: 3, bytes },
    ]);
  });
  it('opens what it folds, and nothing else', async () => {
    await append('a');
    await log.append('elsewhere', NO_STREAM, [{ ...written('b'), type: 'SomethingElseHappened' }]);
    const opened: string[] = [];
    const noting: EventReader = {
      ...unsealed,
      async read(event) {
        opened.push(event.type);
        return unsealed.read(event);
      },
    };
    expect(await rebuild(log, views, noting, things, () => undefined)).toBe(2);
    expect(opened).toEqual(['ThingHappened']);
  });
  it('ends at what a later release has recorded, and leaves the live views as they are', async () => {
    await append('a');
    const bytes = await live();
    await append('later');
    const reader: EventReader = {
      ...unsealed,
      read: async (event) => (event.stream === 'thing-later' ? Promise.reject(new RecordedLater(event, 1)) : unsealed.read(event)),
    };
    await expect(rebuild(log, views, reader, things, () => undefined)).rejects.toThrow(RecordedLater);
    expect(await dump()).toBe(bytes);
  });
  it('takes in what happens while it goes on', async () => {
    await append('a');
    await live();
    let late = false;
    const { bytes } = await rebuilt(() => {
      if (late) return;
      late = true;
      void fold(views, put('b', { n: 2 })).then(() => append('b'));
    });
    expect([bytes, await views.checkpoint('things')]).toEqual([expect.stringContaining('"_id":"b"'), 2]);
  });
  it('reports how far it has come', async () => {
    await append('a', 'b');
    const reports: unknown[] = [];
    await rebuilt((progress) => reports.push(progress));
    expect(reports).toEqual([{ position: 2, head: 2, events: 2 }]);
  });
  it('leaves the live views as they are when an event cannot be folded', async () => {
    await append('a', 'bad');
    const bytes = await live();
    await expect(rebuilt()).rejects.toThrow('cannot fold bad');
    expect(await dump()).toBe(bytes);
  });
});
