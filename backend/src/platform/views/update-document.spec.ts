import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { update as applyOperators } from 'mingo/updater';
import type { Update } from '../../kernel/views.js';
import { updateDocument, valueAt } from './update-document.js';

type Fields = Record<string, unknown>;

const NUMBERS = ['n1', 'n2', 'n3'] as const;
const OTHERS = ['a', 'b', 'c'] as const;
const number = fc.integer({ min: -1000, max: 1000 });
/** What JSON.parse makes of `__proto__` is no field that any event has. */
const json = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
const partial = (fields: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> =>
  fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
const documents = fc.tuple(partial(NUMBERS, number), partial(OTHERS, json)).map(([numbers, others]): Fields => ({ _id: 'd1', ...numbers, ...others }));
const updates = fc.record({ $set: partial(OTHERS, json), $inc: partial(NUMBERS, number) as fc.Arbitrary<Record<string, number>> }, { requiredKeys: [] });

/** Objects in objects, and here and there something else where an object might be. */
const inner = fc.record({ x: fc.oneof(json, number), y: fc.oneof(fc.record({ z: number }, { requiredKeys: [] }), json) }, { requiredKeys: [] });
const nested = fc
  .record({ o: fc.oneof({ weight: 4, arbitrary: inner }, json), p: inner, n1: number }, { requiredKeys: [] })
  .map((fields): Fields => ({ _id: 'd1', ...fields }));
const pathUpdates = fc.record(
  {
    $set: partial(['o.x', 'o.y.z', 'p.x', 'p.0', 'q.r.s', 'a'], json),
    $inc: partial(['n1', 'p.count', 'q.n'], number) as fc.Arbitrary<Record<string, number>>,
  },
  { requiredKeys: [] },
);

const asMingo = (document: Fields, update: Update): Fields => {
  applyOperators(document, update as Parameters<typeof applyOperators>[1], [], {}, { cloneMode: 'deep' });
  return document;
};
const updated = (document: Fields, update: Update): Fields => {
  updateDocument(document, update);
  return document;
};
/** What comes of it; that it is refused is an outcome, too. */
const outcome = (work: () => Fields): unknown => {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
};

describe('An update', () => {
  it('takes the short cut to where mingo comes', () =>
    fc.assert(
      fc.property(documents, updates, (document, update) => {
        expect(updated(structuredClone(document), update)).toEqual(asMingo(structuredClone(document), update));
      }),
      { numRuns: 1000 },
    ));
  it('takes the short cut through objects to where mingo comes, and leaves what is no object to it', () =>
    fc.assert(
      fc.property(nested, pathUpdates, (document, update) => {
        expect(outcome(() => updated(structuredClone(document), update))).toEqual(outcome(() => asMingo(structuredClone(document), update)));
      }),
      { numRuns: 1000 },
    ));
  it('does nothing when it is empty', () => expect(updated({ _id: 'd1', a: 1 }, {})).toEqual({ _id: 'd1', a: 1 }));
  it('counts from nothing', () => expect(updated({ _id: 'd1' }, { $inc: { n: 2 } })).toEqual({ _id: 'd1', n: 2 }));
  it('sets null', () => expect(updated({ _id: 'd1', a: 1 }, { $set: { a: null } })).toEqual({ _id: 'd1', a: null }));

  const others: [string, Fields, Update, Fields][] = [
    ['$set of a path', { a: { b: 1 } }, { $set: { 'a.b': 2, 'a.c': 3 } }, { a: { b: 2, c: 3 } }],
    ['$inc of a path', { a: { b: 1 } }, { $inc: { 'a.b': 2 } }, { a: { b: 3 } }],
    ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    ['$min', { a: 3, b: 3 }, { $min: { a: 1, b: 5 } }, { a: 1, b: 3 }],
    ['$max', { a: 3, b: 3 }, { $max: { a: 1, b: 5 } }, { a: 3, b: 5 }],
    ['$push', { a: [1] }, { $push: { a: 2, b: { c: 1 } } }, { a: [1, 2], b: [{ c: 1 }] }],
    ['$addToSet', { a: [1] }, { $addToSet: { a: 1, b: 2 } }, { a: [1], b: [2] }],
    ['$pull', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$push with $set and $inc', { a: [], n: 1 }, { $push: { a: 'x' }, $set: { s: true }, $inc: { n: 1 } }, { a: ['x'], n: 2, s: true }],
  ];
  it.each(others)('knows %s', (_, before, update, after) => expect(updated(before, update)).toEqual(after));
  it('leaves what the fields held as it was, since others hold it too', () =>
    fc.assert(
      fc.property(nested, pathUpdates, fc.constantFrom('$push', '$addToSet', '$pull'), (before, update, operator) => {
        const document: Fields = { ...before, list: [1, { deep: [2] }] };
        const kept = structuredClone(document);
        outcome(() => updated({ ...document }, { ...update, [operator]: { list: 1 } }));
        expect(document).toEqual(kept);
      }),
      { numRuns: 500 },
    ));
  it('does not change what it was given', () => {
    const entry = { at: 1, deep: [1] };
    const document = updated({ a: [] }, { $push: { a: entry } });
    updateDocument(document, { $set: { 'a.0.at': 2 } });
    expect(entry).toEqual({ at: 1, deep: [1] });
  });
});

describe('The value at a path', () => {
  it.each([
    ['a', 1],
    ['b.c', 2],
    ['b.d', undefined],
    ['x.y.z', undefined],
    ['n.m', undefined],
  ])('%s is %p', (path, value) => expect(valueAt({ a: 1, b: { c: 2 }, n: null }, path)).toBe(value));
});
