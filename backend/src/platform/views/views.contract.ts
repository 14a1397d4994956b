import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { type Anchor, BEGINNING } from '../../kernel/event-log.js';
import { type Batch, type Shadow, StaleBatch, type ViewStore } from '../../kernel/view-store.js';
import { type Document, type Filter, type Page, UnservedQuery, type Write } from '../../kernel/views.js';
import { scratchFolder } from '../scratch.fixture.js';
import { viewModel } from './view-model.js';

export interface OpenedViews extends ViewStore {
  dump(view: string): AsyncIterable<string>;
  close(): unknown;
}
type Models = { readonly projection: string; readonly version: number; readonly models: readonly ReturnType<typeof viewModel>[] };
type Opening = (owners?: readonly Models[]) => Promise<OpenedViews>;
export type OpenViews = (path: string, owners: readonly Models[]) => OpenedViews | Promise<OpenedViews>;

const thing = {
  _id: String,
  kind: { type: String, index: true },
  n: { type: Number, index: true },
  open: { type: Boolean, index: true },
  at: String,
  tags: { type: [String], index: true },
  entries: [Schema.Types.Mixed],
};
const schemaOf = (fields: Record<string, unknown>) => new Schema(fields as typeof thing, { versionKey: false });
const thingSchema = schemaOf(thing);
thingSchema.index({ kind: 1, at: -1 });
const counters = viewModel('counters', schemaOf({ _id: String, count: Number }));
export const THINGS: Models = { projection: 'things', version: 1, models: [viewModel('things', thingSchema), counters] };
export const OTHERS: Models = { projection: 'others', version: 1, models: [viewModel('others', schemaOf({ _id: String, n: Number }))] };

interface Thing extends Document {
  readonly kind?: string | null;
  readonly n?: number | null;
  readonly open?: boolean;
  readonly at?: string;
  readonly tags?: readonly string[];
  readonly entries?: readonly unknown[];
}

export const put = (id: string, fields: Omit<Thing, '_id'> = {}): Write => ({ view: 'things', id, put: { ...fields } });
export const remove = (id: string): Write => ({ view: 'things', id, remove: true });
export const update = (id: string, change: Extract<Write, { update: unknown }>['update'], view = 'things'): Write => ({ view, id, update: change });
export const upsert = (id: string, change: Extract<Write, { update: unknown }>['update'], view = 'things'): Write => ({
  view,
  id,
  update: change,
  upsert: true,
});

/** Folds writes as the next batch of the projection of things. */
export async function fold(views: ViewStore, ...writes: Write[]): Promise<void> {
  const from = (await views.checkpoint('things')) ?? 0;
  await views.apply([batchOf('things', from, from + 1, ...writes)]);
}

/** A batch whose writes all follow from its last event. */
export const batchOf = (projection: string, from: number, position: number, ...writes: Write[]): Batch => ({
  projection,
  fence: 0,
  ...beside(from, position, ...writes),
});
const beside = (from: number, position: number, ...writes: Write[]): Parameters<Shadow['apply']>[0] => ({
  from,
  position,
  anchor: anchorAt(position),
  steps: [{ position, writes }],
});
const anchorAt = (position: number): Anchor => ({ stream: 'thing-x', revision: position, id: `e${position}` });

/** What every store of views does; `open` answers the store that lives under a path, the same one each time. */
export function describeViews(name: string, open: OpenViews): void {
  describe(name, () => {
    const path = scratchFolder();
    const opened: OpenedViews[] = [];
    const opening: Opening = async (owners = [THINGS, OTHERS]) => {
      const views = await open(path('views'), owners);
      opened.push(views);
      return views;
    };
    let views: OpenedViews;
    beforeEach(async () => {
      views = await opening();
    });
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });

    describe('A document', () => documents(() => views));
    describe('A search', () => searches(() => views));
    describe('A page', () => pages(() => views));
    describe('A batch', () => batches(() => views));
    describe('Checkpoints', () => checkpoints(() => views));
    describe('A rebuild', () => rebuilds(() => views));
    describe('A second connection', () => secondConnections(() => views, opening));
    describe('Views that are opened again', () => reopens(() => views, opening));
  });
}

function documents(views: () => OpenedViews): void {
  it('is not there before it was written', async () => expect(await views().get('things', 'x')).toBeNull());
  it('is read as it was put', async () => {
    const fields = { kind: 'a', n: 0.5, open: false, at: 'ığüşöç', tags: ['x'], entries: [{ deep: [null, true] }] };
    await fold(views(), put('x', fields));
    expect(await views().get('things', 'x')).toEqual({ _id: 'x', ...fields });
  });
  it('is replaced as a whole when it is put again', async () => {
    await fold(views(), put('x', { kind: 'a', n: 1, tags: ['old'] }));
    await fold(views(), put('x', { n: 2 }));
    expect([await views().get('things', 'x'), await views().find('things', { tags: 'old' }, { limit: 9 })]).toEqual([{ _id: 'x', n: 2 }, []]);
  });
  it('is changed by an update', async () => {
    await fold(views(), put('x', { n: 1, entries: [] }));
    await fold(views(), update('x', { $inc: { n: 2 }, $set: { kind: 'b' } }), update('x', { $push: { entries: { a: 1 } } }));
    expect(await views().get('things', 'x')).toEqual({ _id: 'x', n: 3, kind: 'b', entries: [{ a: 1 }] });
  });
  it('is not made by an update', async () => {
    await fold(views(), update('x', { $set: { n: 1 } }));
    expect(await views().get('things', 'x')).toBeNull();
  });
  it('is made by an update that says so', async () => {
    await fold(views(), upsert('x', { $inc: { count: 1 } }, 'counters'));
    await fold(views(), upsert('x', { $inc: { count: 1 } }, 'counters'));
    expect(await views().get('counters', 'x')).toEqual({ _id: 'x', count: 2 });
  });
  it('has from its making what only the update that makes it sets', async () => {
    const named = (kind: string) => upsert('x', { $inc: { n: 1 }, $setOnInsert: { kind } });
    await fold(views(), named('a'), named('b'));
    await fold(views(), named('c'), update('x', { $setOnInsert: { kind: 'd' } }));
    expect(await views().get('things', 'x')).toEqual({ _id: 'x', n: 3, kind: 'a' });
    await fold(views(), remove('x'), update('x', { $setOnInsert: { kind: 'd' } }), named('e'));
    expect(await views().get('things', 'x')).toEqual({ _id: 'x', n: 1, kind: 'e' });
  });
  it('goes with the update after which nothing is left to count, if that says so', async () => {
    const count = (id: string, by: number): Write => ({ view: 'counters', id, update: { $inc: { count: by } }, goesWithout: 'count' });
    await fold(views(), upsert('x', { $inc: { count: 2 } }, 'counters'), upsert('y', { $inc: { count: 1 } }, 'counters'), count('y', -1), count('z', -1));
    await fold(views(), count('x', -1));
    expect([await views().get('counters', 'x'), await views().get('counters', 'y'), await views().get('counters', 'z')]).toEqual([
      { _id: 'x', count: 1 },
      null,
      null,
    ]);
    await fold(views(), count('x', -1));
    expect([await views().get('counters', 'x'), await textOf(views().dump('counters'))]).toEqual([null, '']);
    await fold(views(), upsert('x', { $inc: { count: 1 } }, 'counters'));
    expect(await views().get('counters', 'x')).toEqual({ _id: 'x', count: 1 });
  });
  it('is gone when it was removed', async () => {
    await fold(views(), put('x', { kind: 'a', tags: ['t'] }));
    await fold(views(), remove('x'));
    expect([await views().get('things', 'x'), await views().count('things', { kind: 'a' }), await views().count('things', { tags: 't' })]).toEqual([
      null,
      0,
      0,
    ]);
  });
  it('may be removed although it is not there', () => expect(fold(views(), remove('x'))).resolves.toBeUndefined());
  it('stays as it was for whoever has read it before', async () => {
    await fold(views(), put('x', { n: 1, entries: [{ a: 1 }] }));
    const [before, found] = [await views().get('things', 'x'), await views().find('things', { n: 1 }, { limit: 1 })];
    const copy = structuredClone(before);
    await fold(views(), update('x', { $inc: { n: 1 }, $push: { entries: { b: 2 } } }), update('x', { $set: { 'entries.0.a': 9 } }));
    expect([before, found]).toEqual([copy, [copy]]);
  });
  it('comes with others in the order asked for, without those that are not there', async () => {
    await fold(views(), put('a'), put('b'), put('c'));
    expect((await views().getMany('things', ['c', 'x', 'a', 'c'])).map(({ _id }) => _id)).toEqual(['c', 'a', 'c']);
  });
}

const finder =
  (views: () => OpenedViews) =>
  async (filter: Filter, page: Page = { limit: 99 }) =>
    (await views().find('things', filter, page)).map(({ _id }) => _id);

function searches(views: () => OpenedViews): void {
  const found = finder(views);
  beforeEach(() =>
    fold(
      views(),
      put('a', { kind: 'x', n: 1, open: true, tags: ['t1', 't2'] }),
      put('b', { kind: 'x', n: 2, open: false, tags: ['t2'] }),
      put('c', { kind: 'y', n: 3, open: true, tags: [] }),
      put('d', { kind: null, n: null }),
      put('e', {}),
    ),
  );
  const cases: [string, Filter, string[]][] = [
    ['everything', {}, ['a', 'b', 'c', 'd', 'e']],
    ['an equal text', { kind: 'x' }, ['a', 'b']],
    ['an equal number', { n: 2 }, ['b']],
    ['true', { open: true }, ['a', 'c']],
    ['false', { open: false }, ['b']],
    ['null, and what is not there', { kind: null }, ['d', 'e']],
    ['one of several', { kind: { $in: ['y', 'x', 'z'] } }, ['a', 'b', 'c']],
    ['one of several, or nothing', { kind: { $in: ['y', null] } }, ['c', 'd', 'e']],
    ['none of none', { kind: { $in: [] } }, []],
    ['more', { n: { $gt: 1 } }, ['b', 'c']],
    ['more or the same', { n: { $gte: 2 } }, ['b', 'c']],
    ['less', { n: { $lt: 2 } }, ['a']],
    ['less or the same', { n: { $lte: 2 } }, ['a', 'b']],
    ['a range', { n: { $gt: 1, $lt: 3 } }, ['b']],
    ['what is different, and what is not there', { kind: { $ne: 'x' } }, ['c', 'd', 'e']],
    ['what is there', { kind: { $ne: null } }, ['a', 'b', 'c']],
    ['an element of an array', { tags: 't2' }, ['a', 'b']],
    ['an element and a field', { tags: 't2', n: 2 }, ['b']],
    ['an id', { _id: 'c' }, ['c']],
    ['several ids', { _id: { $in: ['c', 'a'] } }, ['a', 'c']],
  ];
  it.each(cases)('finds %s', async (_, filter, ids) => expect(await found(filter)).toEqual(ids));
  it.each(cases)('counts %s', async (_, filter, ids) => expect(await views().count('things', filter)).toBe(ids.length));
  it('finds what an update has made of a document', async () => {
    await fold(views(), update('a', { $set: { kind: 'z' }, $pull: { tags: 't2' } }));
    expect([await found({ kind: 'x' }), await found({ kind: 'z' }), await found({ tags: 't2' })]).toEqual([['b'], ['a'], ['b']]);
  });
  it('is refused when no index serves it', async () => {
    await expect(found({ at: 'x' })).rejects.toThrow(UnservedQuery);
    await expect(found({}, { sort: [['at', 1]], limit: 1 })).rejects.toThrow(UnservedQuery);
    await expect(views().count('things', { at: 'x' })).rejects.toThrow(UnservedQuery);
  });
}

function pages(views: () => OpenedViews): void {
  const found = finder(views);
  beforeEach(() =>
    fold(
      views(),
      put('a', { kind: 'x', n: 2, at: '3' }),
      put('b', { kind: 'x', n: 10, at: '1' }),
      put('c', { kind: 'x', n: 1, at: '2' }),
      put('d', { kind: 'y', n: 1, at: '4' }),
      put('e', { kind: 'y', n: null, at: '5' }),
    ),
  );
  const cases: [string, Filter, Page, string[]][] = [
    ['is in the order of numbers, what is null first and equal ones by id', {}, { sort: [['n', 1]], limit: 9 }, ['e', 'c', 'd', 'a', 'b']],
    ['can be in the reverse order', {}, { sort: [['n', -1]], limit: 9 }, ['b', 'a', 'd', 'c', 'e']],
    ['can be of what was filtered', { kind: 'x' }, { sort: [['at', -1]], limit: 9 }, ['a', 'c', 'b']],
    ['can be of what was filtered in the reverse order', { kind: 'x' }, { sort: [['at', 1]], limit: 9 }, ['b', 'c', 'a']],
    ['is as long as asked for', {}, { sort: [['n', 1]], limit: 2 }, ['e', 'c']],
    ['begins where asked for', {}, { sort: [['n', 1]], limit: 2, offset: 2 }, ['d', 'a']],
    ['is empty behind the end', {}, { sort: [['n', 1]], limit: 2, offset: 5 }, []],
    ['is in the order of ids without a sort', {}, { limit: 3 }, ['a', 'b', 'c']],
  ];
  it.each(cases)('%s', async (_, filter, page, ids) => expect(await found(filter, page)).toEqual(ids));
}

function batches(views: () => OpenedViews): void {
  const batch = (from: number, position: number, ...writes: Write[]) => batchOf('things', from, position, ...writes);

  it('starts at the beginning', async () => expect(await views().checkpoint('things')).toBe(0));
  it('moves the checkpoint with the documents', async () => {
    await views().apply([batch(0, 7, put('x', { n: 1 }))]);
    expect([await views().checkpoint('things'), await views().get('things', 'x')]).toEqual([7, { _id: 'x', n: 1 }]);
  });
  it('may have nothing to write', async () => {
    await views().apply([batch(0, 7)]);
    expect(await views().checkpoint('things')).toBe(7);
  });
  it('may touch a document many times', async () => {
    const counts = Array.from({ length: 100 }, () => update('x', { $inc: { n: 1 } }));
    await fold(
      views(),
      put('x', { n: 0 }),
      ...counts,
      remove('x'),
      update('x', { $inc: { n: 1 } }),
      put('x', { n: 0, tags: ['t'] }),
      ...counts,
      update('x', { $push: { tags: 'u' } }),
    );
    expect([await views().get('things', 'x'), await views().count('things', { tags: 'u' })]).toEqual([{ _id: 'x', n: 100, tags: ['t', 'u'] }, 1]);
  });
  it('may remove a document and make it anew', async () => {
    await fold(views(), put('x', { n: 5 }));
    await fold(views(), remove('x'), upsert('x', { $inc: { n: 1 } }));
    expect(await views().get('things', 'x')).toEqual({ _id: 'x', n: 1 });
  });
  it('of several projections goes in as one', async () => {
    await views().apply([batch(0, 3, put('x')), batchOf('others', 0, 3, { view: 'others', id: 'y', put: { n: 1 } })]);
    expect([await views().checkpoint('things'), await views().checkpoint('others'), await views().get('others', 'y')]).toEqual([3, 3, { _id: 'y', n: 1 }]);
  });
  it('that starts somewhere else leaves nothing', async () => {
    await views().apply([batch(0, 5, put('x', { n: 1 }))]);
    const stale = batchOf('things', 3, 9, put('x', { n: 2 }), put('y'));
    await expect(views().apply([batchOf('others', 0, 9, { view: 'others', id: 'z', put: {} }), stale])).rejects.toThrow(StaleBatch);
    expect([await views().checkpoint('things'), await views().checkpoint('others')]).toEqual([5, 0]);
    expect([await views().get('things', 'x'), await views().get('things', 'y'), await views().get('others', 'z')]).toEqual([{ _id: 'x', n: 1 }, null, null]);
  });
  it('that comes again leaves nothing', async () => {
    const again = batch(0, 5, upsert('x', { $inc: { n: 1 } }));
    await views().apply([again]);
    await expect(views().apply([again])).rejects.toThrow(StaleBatch);
    expect(await views().get('things', 'x')).toEqual({ _id: 'x', n: 1 });
  });
  it.each([
    ['an object where a text is indexed', { kind: { not: 'a text' } }],
    ['an array where a text is indexed', { kind: ['a', 'b'] }],
    ['an object in an indexed array', { tags: ['t', { not: 'a text' }] }],
    ['a text where an array is indexed', { tags: 't' }],
  ])('that cannot be written leaves nothing: %s', async (_, fields) => {
    await views().apply([batch(0, 5, put('x', { n: 1 }))]);
    const unwritable = { view: 'things', id: 'y', put: fields };
    await expect(views().apply([batch(5, 9, put('x', { n: 2 }), unwritable)])).rejects.toThrow('cannot be written');
    expect([await views().checkpoint('things'), await views().get('things', 'x'), await views().get('things', 'y')]).toEqual([5, { _id: 'x', n: 1 }, null]);
  });
  it('is refused for a view that nobody declares', () => expect(fold(views(), { view: 'nowhere', id: 'x', put: {} })).rejects.toThrow('nowhere'));
}

function checkpoints(views: () => OpenedViews): void {
  const other = (from: number, position: number) => batchOf('others', from, position, { view: 'others', id: 'o', put: { n: position } });

  it('stand at the beginning before anything was folded', async () =>
    expect(Object.fromEntries(await views().checkpoints())).toEqual({ things: 0, others: 0 }));
  it('move for those alone that have a batch', async () => {
    await views().apply([batchOf('things', 0, 5, put('x'))]);
    expect(Object.fromEntries(await views().checkpoints())).toEqual({ things: 5, others: 0 });
  });
  it('move over what was passed with the next thing that is folded', async () => {
    await views().apply([batchOf('things', 0, 5, put('x'))]);
    await views().apply([other(0, 9)]);
    expect([Object.fromEntries(await views().checkpoints()), await views().get('others', 'o')]).toEqual([
      { things: 5, others: 9 },
      { _id: 'o', n: 9 },
    ]);
  });
  it('know the events at which they stand, also after a rebuild', async () => {
    expect(await views().anchored()).toEqual(
      new Map([
        ['things', BEGINNING],
        ['others', BEGINNING],
      ]),
    );
    await views().apply([batchOf('things', 0, 5, put('x')), other(0, 9)]);
    await views().apply([{ ...batchOf('things', 5, 7), steps: [] }]);
    const shadow = await views().shadow('others');
    await shadow.apply(beside(0, 12));
    await shadow.swap();
    expect(await views().anchored()).toEqual(
      new Map([
        ['things', { position: 7, anchor: anchorAt(7) }],
        ['others', { position: 12, anchor: anchorAt(12) }],
      ]),
    );
  });
  it('start over for those alone that are named, with empty views', async () => {
    await views().apply([batchOf('things', 0, 5, put('x', { kind: 'a' })), other(0, 9)]);
    expect(await views().find('things', { kind: 'a' }, { limit: 9 })).toHaveLength(1);
    await views().startOver(['things']);
    expect([await views().get('things', 'x'), await views().find('things', { kind: 'a' }, { limit: 9 }), await views().get('others', 'o')]).toEqual([
      null,
      [],
      { _id: 'o', n: 9 },
    ]);
    expect(Object.fromEntries(await views().checkpoints())).toEqual({ things: 0, others: 9 });
    await views().apply([batchOf('things', 0, 3, put('y'))]);
    expect([await views().get('things', 'y'), await views().checkpoint('things')]).toEqual([{ _id: 'y' }, 3]);
  });
  it('move although nothing was folded', async () => {
    await views().apply([
      { ...batchOf('things', 0, 5), steps: [] },
      { ...batchOf('others', 0, 7), steps: [] },
    ]);
    expect(Object.fromEntries(await views().checkpoints())).toEqual({ things: 5, others: 7 });
  });
  it('stay where they are for all when one is not where its batch begins', async () => {
    await views().apply([other(0, 5)]);
    await expect(views().apply([batchOf('things', 0, 9, put('x')), other(3, 9)])).rejects.toThrow(StaleBatch);
    expect([Object.fromEntries(await views().checkpoints()), await views().get('things', 'x')]).toEqual([{ things: 0, others: 5 }, null]);
  });
}

function rebuilds(views: () => OpenedViews): void {
  const writes = [
    put('b', { kind: 'x', n: 1, tags: ['t'] }),
    put('a', { n: 2 }),
    update('b', { $inc: { n: 5 }, $set: { kind: 'y' } }),
    upsert('c', { $inc: { count: 1 } }, 'counters'),
  ];
  const dumps = () => Promise.all(['things', 'counters'].map((view) => textOf(views().dump(view))));

  it('gives the same bytes as the live views have', async () => {
    for (const write of writes) await fold(views(), write);
    const live = await dumps();
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 4, ...writes));
    expect([await shadow.swap(), await dumps(), await views().checkpoint('things')]).toEqual([true, live, 4]);
  });
  it('is not seen before it is put in place', async () => {
    await fold(views(), put('old'));
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 1, put('new')));
    expect([await views().get('things', 'old'), await views().get('things', 'new')]).toEqual([{ _id: 'old' }, null]);
    await shadow.swap();
    expect([await views().get('things', 'old'), await views().get('things', 'new')]).toEqual([null, { _id: 'new' }]);
  });
  it('can be searched once it is in place', async () => {
    await fold(views(), put('old', { kind: 'x' }));
    expect(await views().count('things', { kind: 'x' })).toBe(1);
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 1, put('new', { kind: 'x', tags: ['t'] }), put('more', { kind: 'x' })));
    await shadow.swap();
    expect([await views().count('things', { kind: 'x' }), await views().count('things', { tags: 't' })]).toEqual([2, 1]);
  });
  it('goes on being written once it is in place', async () => {
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 9, put('x', { n: 1 })));
    await shadow.swap();
    await fold(views(), update('x', { $inc: { n: 1 } }));
    expect([await views().checkpoint('things'), await views().get('things', 'x')]).toEqual([10, { _id: 'x', n: 2 }]);
  });
  it('is not put in place while the live views are further on', async () => {
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 1, put('x', { n: 1 })));
    await fold(views(), put('x', { n: 1 }));
    await fold(views(), put('x', { n: 2 }));
    expect([await shadow.swap(), await views().get('things', 'x')]).toEqual([false, { _id: 'x', n: 2 }]);
    await shadow.apply(beside(1, 2, put('x', { n: 2 })));
    expect([shadow.checkpoint(), await shadow.swap()]).toEqual([2, true]);
  });
  it('takes every batch where the one before has ended', async () => {
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 5));
    await expect(shadow.apply(beside(3, 9))).rejects.toThrow(StaleBatch);
  });
  it('does not write to the views of another projection', async () => {
    const shadow = await views().shadow('things');
    await expect(shadow.apply(beside(0, 1, { view: 'others', id: 'x', put: {} }))).rejects.toThrow('things does not own the view others');
  });
  it('leaves nothing behind when it is given up', async () => {
    await fold(views(), put('x', { n: 1 }));
    const live = await dumps();
    const shadow = await views().shadow('things');
    await shadow.apply(beside(0, 1, put('y')));
    await shadow.discard();
    expect([await dumps(), await views().checkpoint('things')]).toEqual([live, 1]);
  });
  it('can be done again and again', async () => {
    for (let turn = 1; turn <= 3; turn++) {
      const shadow = await views().shadow('things');
      await shadow.apply(beside(0, turn, put('x', { n: turn })));
      await shadow.swap();
    }
    expect((await dumps())[0]).toBe('x\t{"_id":"x","n":3}\n');
  });
}

function secondConnections(views: () => OpenedViews, opening: Opening): void {
  it('sees what the first writes', async () => {
    const second = await opening();
    await fold(views(), put('x', { n: 1 }));
    expect(await second.get('things', 'x')).toEqual({ _id: 'x', n: 1 });
    await fold(views(), update('x', { $inc: { n: 1 } }));
    expect(await second.get('things', 'x')).toEqual({ _id: 'x', n: 2 });
  });
  it('can put a rebuild in place, and the first notices', async () => {
    await fold(views(), put('old', { kind: 'x' }));
    expect([await views().get('things', 'old'), await views().count('things', { kind: 'x' })]).toEqual([{ _id: 'old', kind: 'x' }, 1]);
    const shadow = await (await opening()).shadow('things');
    await shadow.apply(beside(0, 5, put('new', { kind: 'x' }), put('more', { kind: 'x' })));
    await shadow.swap();
    expect([await views().get('things', 'old'), await views().get('things', 'new')]).toEqual([null, { _id: 'new', kind: 'x' }]);
    expect([await views().count('things', { kind: 'x' }), await views().checkpoint('things')]).toEqual([2, 5]);
    await fold(views(), update('new', { $set: { n: 1 } }));
    expect(await views().get('things', 'new')).toEqual({ _id: 'new', kind: 'x', n: 1 });
  });
  it('makes a batch of the first stale', async () => {
    const second = await opening();
    await fold(views(), put('x'));
    await fold(second, put('y'));
    await expect(views().apply([batchOf('things', 1, 2)])).rejects.toThrow(StaleBatch);
  });
}

function reopens(views: () => OpenedViews, opening: Opening): void {
  const withModel = (fields: Record<string, unknown>): Models => ({ ...THINGS, models: [viewModel('things', schemaOf(fields)), counters] });
  beforeEach(async () => {
    await fold(views(), put('x', { kind: 'a', n: 1, tags: ['t'] }), upsert('c', { $inc: { count: 1 } }, 'counters'));
    await views().apply([batchOf('others', 0, 1, { view: 'others', id: 'o', put: { n: 1 } })]);
  });

  it('have what was written to them', async () => {
    const again = await opening();
    expect([await again.checkpoint('things'), await again.get('things', 'x')]).toEqual([1, { _id: 'x', kind: 'a', n: 1, tags: ['t'] }]);
  });
  const changes: [string, Models][] = [
    ['a newer version of the fold', { ...THINGS, version: 2 }],
    ['another index', withModel({ ...thing, at: { type: String, index: true } })],
    ['another indexed field', withModel({ ...thing, colour: { type: String, index: true } })],
    ['one index less', withModel({ ...thing, kind: String, n: Number })],
    ['another indexed array', withModel({ ...thing, entries: { type: [String], index: true } })],
    ['one indexed array less', withModel({ ...thing, tags: [String] })],
    ['another type of a field', withModel({ ...thing, n: { type: String, index: true } })],
  ];
  it.each(changes)('start over with %s', async (_, models) => {
    const again = await opening([models, OTHERS]);
    expect([await again.checkpoint('things'), await again.get('things', 'x'), await again.get('counters', 'c')]).toEqual([0, null, null]);
    expect([await again.checkpoint('others'), await again.get('others', 'o')]).toEqual([1, { _id: 'o', n: 1 }]);
    await fold(again, put('x', { kind: 'b', at: 'z' }));
    expect(await again.get('things', 'x')).toEqual({ _id: 'x', kind: 'b', at: 'z' });
  });
}

/** Everything that is dumped, as one text. */
export async function textOf(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const line of lines) text += line;
  return text;
}
