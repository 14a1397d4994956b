import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection, mongo } from 'mongoose';
import { Schema } from 'mongoose';
import { Cable, dropDatabase, type MongoServer, mongoEngine, newDatabase, startMongo } from '../../../test/engines/mongo.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { type Batch, StaleBatch } from '../../kernel/view-store.js';
import type { Write } from '../../kernel/views.js';
import { connectByCable, onceWithinReach } from '../mongo.fixture.js';
import { connect, databaseOf } from '../mongo-connection.js';
import { MongoViews, type MongoViewsOptions } from './mongo-views.js';
import { describeTokens } from './tokens.contract.js';
import { viewModel } from './view-model.js';
import { batchOf, describeViews, fold, OTHERS, put, remove, THINGS, textOf, update, upsert } from './views.contract.js';

const HOUR_MS = 60 * 60_000;
const engine = mongoEngine('Views in MongoDB');
let server: MongoServer;

if (engine) {
  beforeAll(async () => {
    const started = await startMongo();
    if (!started) throw new Error('there is no server');
    server = started;
  });
  afterAll(() => server.stop());

  describeViews('Views in MongoDB', inDatabases());
  describeTokens('Views in MongoDB', inDatabases());
  describe('The database of the views', holds);
  describe('A projector that dies between two writes', dies);
  describe('Two projectors at once', interleaves);
  describe('A server that goes away', goesAway);
  if (engine.genuine) describe('Many projectors at once', races);
  else process.stderr.write('\n  !! NOT RUN: "Many projectors at once" – only MongoDB itself writes a guarded document in one step.\n');
}

/** Opens stores by the path of the contract: the same path is the same database. */
function inDatabases() {
  const databases = new Map<string, string>();
  afterEach(async () => {
    for (const url of databases.values()) await dropDatabase(url);
    databases.clear();
  });
  return async (path: string, owners: Parameters<typeof MongoViews.open>[1]) => {
    const url = databases.get(path) ?? server.url(newDatabase());
    databases.set(path, url);
    return opened(await connect(url), owners, { lookEveryMs: 0 });
  };
}

async function opened(connection: Connection, owners: Parameters<typeof MongoViews.open>[1] = [THINGS, OTHERS], options: MongoViewsOptions = {}) {
  const views = await MongoViews.open(connection, owners, options);
  return Object.assign(views, { close: () => connection.close(), db: databaseOf(connection) });
}

/** A database for each test of the describe it is called in, and stores over it. */
function scratchDatabase() {
  let url = '';
  const connections: Connection[] = [];
  beforeEach(() => {
    url = server.url(newDatabase());
  });
  afterEach(async () => {
    for (const connection of connections.splice(0)) await connection.close();
    await dropDatabase(url);
  });
  const opening = async (options: MongoViewsOptions = {}, owners: Parameters<typeof MongoViews.open>[1] = [THINGS, OTHERS]) => {
    const connection = await connect(url);
    connections.push(connection);
    return opened(connection, owners, { lookEveryMs: 0, ...options });
  };
  return { opening, url: () => url };
}

const namesOf = async (db: mongo.Db) =>
  (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).filter((name) => /^things_g/.test(name));

function holds(): void {
  const { opening } = scratchDatabase();

  it('keeps builds that nobody uses any more for an hour', async () => {
    const views = await opening();
    await fold(views, put('x'));
    const shadow = await views.shadow('things');
    await shadow.apply({ from: 0, position: 1, anchor: null, steps: [{ position: 1, writes: [put('x')] }] });
    await shadow.swap();
    await views.sweep();
    expect(await namesOf(views.db)).toHaveLength(2);
    await views.sweep(Date.now() + HOUR_MS + 1000);
    expect([await namesOf(views.db), await views.get('things', 'x')]).toEqual([[expect.any(String)], { _id: 'x' }]);
  });
  it('keeps a rebuild from being put in place once it was swept away', async () => {
    const views = await opening();
    const shadow = await views.shadow('things');
    await shadow.apply({ from: 0, position: 1, anchor: null, steps: [{ position: 1, writes: [put('x')] }] });
    await views.sweep(Date.now() + HOUR_MS + 1000);
    await expect(shadow.swap()).rejects.toThrow('was swept away');
    expect(await views.checkpoint('things')).toBe(0);
  });
  it('keeps a mark of what was removed for an hour, which nobody sees', async () => {
    const views = await opening();
    await fold(views, put('x', { kind: 'a' }));
    await fold(views, remove('x'));
    const marks = async () => Promise.all((await namesOf(views.db)).map((name) => views.db.collection(name).countDocuments({})));
    await views.sweep();
    expect(await marks()).toEqual([1]);
    expect([await views.get('things', 'x'), await views.getMany('things', ['x']), await views.find('things', {}, { limit: 9 })]).toEqual([null, [], []]);
    expect([await views.count('things', {}), await views.count('things', { kind: null }), await textOf(views.dump('things'))]).toEqual([0, 0, '']);
    await views.sweep(Date.now() + HOUR_MS + 1000);
    expect(await marks()).toEqual([0]);
  });
  it('holds the declared indexes with the id behind them', async () => {
    const views = await opening();
    const [name] = await namesOf(views.db);
    const keys = (await views.db.collection(String(name)).indexes()).map(({ key }) => Object.entries(key as object));
    expect(keys).toContainEqual([
      ['kind', 1],
      ['at', -1],
      ['_id', -1],
    ]);
  });
  it('keeps positions beyond 32 bits', async () => {
    const views = await opening();
    await views.apply([batchOf('things', 0, 2 ** 40, put('x', { n: 2 ** 41 }))]);
    await views.apply([batchOf('things', 2 ** 40, 2 ** 40 + 1, update('x', { $inc: { n: 1 } }))]);
    expect([await views.checkpoint('things'), await views.get('things', 'x')]).toEqual([2 ** 40 + 1, { _id: 'x', n: 2 ** 41 + 1 }]);
  });
  it('is opened by many at once for the first time', async () => {
    const many = await Promise.all([1, 2, 3, 4].map(() => opening()));
    for (const [index, views] of many.entries()) await fold(views, put(`x${index}`));
    expect(await many[0]?.count('things', {})).toBe(4);
  });
  it('has no checkpoint for a process with an older declaration once a newer one has started over', async () => {
    const old = await opening();
    await fold(old, put('x'));
    const plain = { ...THINGS, models: [viewModel('things', new Schema({ _id: String }))] };
    const newer = await opening({}, [plain]);
    expect([await old.checkpoint('things'), await newer.checkpoint('things')]).toEqual([null, 0]);
    await expect(old.apply([batchOf('things', 0, 1, put('y'))])).rejects.toThrow(StaleBatch);
    expect(await old.get('things', 'x')).toEqual({ _id: 'x' });
  });
}

const others = (id: string, n: number): Write => ({ view: 'others', id, put: { n } });
const step = (position: number, ...writes: Write[]) => ({ position, writes });

/** Everything that a projection can do to documents, over several views and projections. */
const before: Batch[] = [
  batchOf('things', 0, 3, put('a', { n: 1, tags: ['t'] }), put('b', { n: 2 }), put('c', { kind: 'x' }), upsert('k', { $inc: { count: 1 } }, 'counters')),
];
const steps = [
  step(4, put('d', { n: 1 }), update('a', { $inc: { n: 1 } }), upsert('k', { $inc: { count: 1 } }, 'counters')),
  step(5, update('a', { $inc: { n: 10 }, $push: { tags: 'u' } }), remove('b'), upsert('l', { $inc: { count: 1 } }, 'counters')),
  step(6, remove('c'), upsert('c', { $inc: { n: 1 } }), put('e', { n: 5 }), upsert('k', { $inc: { count: 1 } }, 'counters')),
  step(7, remove('e'), remove('d'), upsert('d', { $inc: { n: 3 } }), update('b', { $inc: { n: 1 } }), upsert('l', { $inc: { count: 5 } }, 'counters')),
];
const thingsBatch = (from: number, position: number, fence = 0): Batch => ({
  projection: 'things',
  from,
  position,
  anchor: null,
  fence,
  steps: steps.filter((each) => each.position > from && each.position <= position),
});
const both = () => [thingsBatch(3, 7), batchOf('others', 0, 7, others('o', 1), others('p', 2))];
const dumps = async (views: MongoViews) => Promise.all(['things', 'counters', 'others'].map((view) => textOf(views.dump(view))));

/** Lets the first `count` documents that are written through a connection reach the server, one command each, and no more. */
function dyingAfter(count: number, db: mongo.Db): { written: () => number } {
  let written = 0;
  const prototype = Object.getPrototypeOf(db.collection('x')) as mongo.Collection;
  const bulkWrite = prototype.bulkWrite;
  const dying = async function (this: mongo.Collection, operations: Parameters<typeof bulkWrite>[0], options: Parameters<typeof bulkWrite>[1]) {
    const result = { insertedCount: 0, matchedCount: 0 };
    for (const operation of operations) {
      if (written === count) throw new Error('the process has died');
      written += 1;
      const { insertedCount, matchedCount } = await bulkWrite.call(this, [operation], options);
      result.insertedCount += insertedCount;
      result.matchedCount += matchedCount;
    }
    return result;
  };
  const collection = db.collection.bind(db);
  const wrapped = (...words: Parameters<typeof collection>) => Object.assign(collection(...words), { bulkWrite: dying });
  Object.assign(db, { collection: wrapped });
  return { written: () => written };
}

function dies(): void {
  const { opening } = scratchDatabase();
  const repetitions: [string, () => Batch[][]][] = [
    ['as it was', () => [both()]],
    [
      'in small pieces',
      () => [[thingsBatch(3, 4)], [thingsBatch(4, 5), batchOf('others', 0, 7, others('o', 1), others('p', 2))], [thingsBatch(5, 6)], [thingsBatch(6, 7)]],
    ],
    ['together with what came after', () => [[thingsBatch(3, 5)], [thingsBatch(5, 7), batchOf('others', 0, 7, others('o', 1), others('p', 2))]]],
  ];

  it.each(repetitions)('is made up for by the batch %s', async (_, again) => {
    const whole = await opening();
    await whole.apply(before);
    await whole.apply(both());
    const expected = await dumps(whole);
    await whole.db.dropDatabase();
    for (let count = 0; ; count++) {
      const dying = await opening();
      await dying.apply(before);
      const { written } = dyingAfter(count, dying.db);
      const hasDied = await dying.apply(both()).then(
        () => false,
        (error: unknown) => String(error).includes('has died') || Promise.reject(error),
      );
      await dying.close();
      const views = await opening();
      if (!hasDied) {
        expect(written()).toBe(11);
        expect(await dumps(views)).toEqual(expected);
        return;
      }
      for (const batches of again()) {
        const left = [];
        for (const batch of batches) if ((await views.checkpoint(batch.projection)) === batch.from) left.push(batch);
        await views.apply(left);
      }
      expect([count, ...(await dumps(views))]).toEqual([count, ...expected]);
      expect([await views.checkpoint('things'), await views.checkpoint('others')]).toEqual([7, 7]);
      await views.db.dropDatabase();
      await views.close();
    }
  });
}

/** Lets a store go on by one command to the server at a time, whenever it is told to. */
function stepping(db: mongo.Db) {
  const waiting: (() => void)[] = [];
  let isFree = false;
  let underWay = 0;
  const gated = async <Answer>(command: () => Promise<Answer>): Promise<Answer> => {
    if (!isFree) await new Promise<void>((resolve) => waiting.push(resolve));
    underWay += 1;
    return command().finally(() => {
      underWay -= 1;
    });
  };
  const collection = db.collection.bind(db);
  const wrapped = (...words: Parameters<typeof collection>) => {
    const real = collection(...words);
    const bulkWrite = real.bulkWrite.bind(real);
    const find = real.find.bind(real);
    return Object.assign(real, {
      bulkWrite: (...more: Parameters<typeof bulkWrite>) => gated(() => bulkWrite(...more)),
      find: (...more: Parameters<typeof find>) => {
        const cursor = find(...more);
        const toArray = cursor.toArray.bind(cursor);
        return Object.assign(cursor, { toArray: () => gated(toArray) });
      },
    });
  };
  Object.assign(db, { collection: wrapped });
  return {
    /** Goes on by some commands, and waits until the server has answered them. */
    go: async (commands: number) => {
      for (let turn = 0; turn < commands; turn++) {
        await until(() => waiting.length > 0);
        waiting.shift()?.();
        // Those who were let go have begun by then.
        await new Promise(setImmediate);
        await until(() => underWay === 0);
      }
    },
    free: () => {
      isFree = true;
      for (const wake of waiting.splice(0)) wake();
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 2000; !holds(); await new Promise((resolve) => setTimeout(resolve, 2))) {
    if (Date.now() > end) return;
  }
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StaleBatch ? 'stale' : String(error)),
  );

function interleaves(): void {
  const { opening } = scratchDatabase();
  const commands = Array.from({ length: 9 }, (_, count) => count);

  it.each(commands)('do no harm when one is overtaken after its command %i', async (count) => {
    const views = await opening();
    await views.apply(before);
    const zombie = await opening();
    const gate = stepping(zombie.db);
    const slow = outcome(zombie.apply([thingsBatch(3, 6, 1)]));
    await gate.go(count);
    const newer = await opening();
    const fast = await outcome(newer.apply([thingsBatch(3, 5, 2)]));
    if (fast === 'done') await newer.apply([thingsBatch(5, 7, 2)]);
    gate.free();
    const result = await slow;
    if (result === 'stale') expect(fast).toBe('done');
    else expect([result, fast]).toEqual(['done', 'stale']);
    // Whoever was overtaken reads the checkpoint and goes on from there.
    const at = (await newer.checkpoint('things')) ?? 0;
    if (at < 7) await newer.apply([thingsBatch(at, 7, 2)]);
    expect(await dumps(newer)).toEqual(await expectedDumps(await opening(), newer.db));
  });
  it('refuse a batch that was made under an older lease', async () => {
    const views = await opening();
    await views.apply([thingsBatch(0, 0, 0)]);
    await views.apply([{ ...batchOf('things', 0, 1, put('x', { n: 1 })), fence: 5 }]);
    await expect(views.apply([{ ...batchOf('things', 1, 2, put('x', { n: 2 })), fence: 4 }])).rejects.toThrow(StaleBatch);
    expect([await views.checkpoint('things'), await views.get('things', 'x')]).toEqual([1, { _id: 'x', n: 1 }]);
  });
  it('do not move the checkpoint of a rebuild that was put in place meanwhile', async () => {
    const views = await opening();
    await views.apply(before);
    const zombie = await opening();
    const gate = stepping(zombie.db);
    const slow = outcome(zombie.apply([thingsBatch(3, 7)]));
    await gate.go(3);
    const shadow = await views.shadow('things');
    await shadow.apply({ from: 0, position: 3, anchor: null, steps: before.flatMap((batch) => batch.steps) });
    expect(await shadow.swap()).toBe(true);
    gate.free();
    expect(await slow).toBe('stale');
    await views.apply(both());
    expect(await dumps(views)).toEqual(await expectedDumps(await opening(), views.db, both()));
  });
}

/** What a projector alone in a database of its own makes of it all. */
async function expectedDumps(views: Awaited<ReturnType<typeof opened>>, not: mongo.Db, last: Batch[] = [thingsBatch(3, 7)]): Promise<string[]> {
  await views.close();
  const url = server.url(`${not.databaseName}_x`);
  const alone = await opened(await connect(url));
  await alone.apply(before);
  await alone.apply(last);
  const expected = await dumps(alone);
  await alone.db.dropDatabase();
  await alone.close();
  return expected;
}

function goesAway(): void {
  const { url } = scratchDatabase();

  it('makes everything unavailable, and nothing once it is back', async () => {
    const cable = await Cable.to(url());
    const views = await opened(await connectByCable(cable.url));
    await fold(views, put('x', { n: 1 }));
    const shadow = await views.shadow('things');
    cable.cut();
    const works = [
      () => views.get('things', 'x'),
      () => views.find('things', {}, { limit: 1 }),
      () => views.count('things', {}),
      () => views.checkpoint('things'),
      () => views.apply([batchOf('things', 1, 2)]),
      () => shadow.swap(),
      () => views.sweep(),
    ];
    for (const work of works) await expect(work()).rejects.toThrow(Unavailable);
    cable.mend();
    expect(await onceWithinReach(() => views.get('things', 'x'))).toEqual({ _id: 'x', n: 1 });
    await views.close();
    await cable.close();
  });
}

function races(): void {
  const { opening } = scratchDatabase();

  it('fold every event once, whoever comes first', async () => {
    const many = await Promise.all([1, 2, 3].map(() => opening()));
    const work = many.map(async (views) => {
      for (let at = (await views.checkpoint('things')) ?? 0; at < 50; at = (await views.checkpoint('things')) ?? 0) {
        await outcome(views.apply([batchOf('things', at, at + 1, upsert('k', { $inc: { count: 1 } }, 'counters'))]));
      }
    });
    await Promise.all(work);
    expect(await many[0]?.get('counters', 'k')).toEqual({ _id: 'k', count: 50 });
  });
}
