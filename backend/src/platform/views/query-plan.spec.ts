import { describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { type Condition, type Filter, type Sort, UnservedQuery } from '../../kernel/views.js';
import { planQuery } from './query-plan.js';
import { layoutOf, viewModel } from './view-model.js';

const schema = new Schema({ _id: String, state: String, kind: String, n: Number, open: Boolean, at: String, tags: [String], body: String });
schema.index({ state: 1, kind: 1, at: -1 });
schema.index({ n: 1 });
schema.index({ open: 1, n: 1, at: 1 });
schema.index({ tags: 1 });
const layout = layoutOf(viewModel('things', schema));

const plan = (filter: Filter, sort: Sort = []) => planQuery(layout, 'things_g1', filter, sort);
const where = (filter: Filter) => {
  const { where: text, parameters } = plan(filter);
  return [text, ...parameters];
};

describe('A filter', () => {
  const known: [string, Filter, unknown[]][] = [
    ['nothing', {}, ['']],
    ['an equal text', { state: 'x' }, ['WHERE "state" = ?', 'x']],
    ['an equal number', { n: 3 }, ['WHERE "n" = ?', 3]],
    ['true', { open: true }, ['WHERE "open" = ?', 1]],
    ['false', { open: false }, ['WHERE "open" = ?', 0]],
    ['nothing there', { state: null }, ['WHERE "state" IS NULL']],
    ['$in', { state: { $in: ['x', 'y'] } }, ['WHERE "state" IN (?, ?)', 'x', 'y']],
    ['$in with nothing to choose from', { state: { $in: [] } }, ['WHERE "state" IN ()']],
    ['$in with null', { state: { $in: ['x', null] } }, ['WHERE ("state" IN (?) OR "state" IS NULL)', 'x']],
    ['$gt', { n: { $gt: 1 } }, ['WHERE "n" > ?', 1]],
    ['$gte', { n: { $gte: 1 } }, ['WHERE "n" >= ?', 1]],
    ['$lt', { n: { $lt: 1 } }, ['WHERE "n" < ?', 1]],
    ['$lte', { n: { $lte: 1 } }, ['WHERE "n" <= ?', 1]],
    ['a range', { n: { $gte: 1, $lt: 5 } }, ['WHERE "n" >= ? AND "n" < ?', 1, 5]],
    ['$ne', { n: { $ne: 1 } }, ['WHERE "n" IS NOT ?', 1]],
    ['$ne of null', { n: { $ne: null } }, ['WHERE "n" IS NOT ?', null]],
    ['an element of an array', { tags: 'x' }, ['WHERE "tags" = ?', 'x']],
    [
      'an element of an array beside what no index has beside it',
      { tags: 'x', n: 3 },
      ['WHERE _id IN (SELECT _id FROM "things_g1__tags" WHERE "tags" = ?) AND "n" = ?', 'x', 3],
    ],
    ['several fields', { state: 'x', kind: 'y' }, ['WHERE "state" = ? AND "kind" = ?', 'x', 'y']],
    ['a range of ids', { _id: { $gt: 'a' } }, ['WHERE "_id" > ?', 'a']],
  ];
  it.each(known)('knows %s', (_, filter, sql) => expect(where(filter)).toEqual(sql));
  it.each(['$regex', '$exists', '$where', '$not', 'toString'])('refuses %s', (operator) =>
    expect(() => plan({ n: { [operator]: 1 } as Condition })).toThrow(`the operator ${operator} is not on the allow-list of the Views port`),
  );
  it('knows only equality for an array', () => expect(() => plan({ tags: { $in: ['x'] } })).toThrow('only an equal element'));
  it('keeps a name in quotes', () => {
    const odd = layoutOf(viewModel('odd', new Schema({ _id: String, 'a"b': { type: String, index: true } })));
    expect(planQuery(odd, 'odd_g1', { 'a"b': 'x' }, []).where).toBe('WHERE "a""b" = ?');
  });
});

describe('An order', () => {
  const orders: [Sort, string][] = [
    [[], 'ORDER BY "_id" ASC'],
    [[['n', 1]], 'ORDER BY "n" ASC, "_id" ASC'],
    [[['n', -1]], 'ORDER BY "n" DESC, "_id" DESC'],
    [[['_id', -1]], 'ORDER BY "_id" DESC'],
  ];
  it.each(orders)('%j ends in the id', (sort, order) => expect(plan({}, sort).order).toBe(order));
});

const queries: [string, Filter, Sort][] = [
  ['the fields of an index', { state: 'x', kind: 'y', at: 'z' }, []],
  ['the fields of an index in another order', { kind: 'y', state: 'x' }, []],
  ['the first field of an index', { state: 'x' }, []],
  ['equal fields and the sort behind them', { state: 'x', kind: 'y' }, [['at', -1]]],
  ['the sort of an index wholly reversed', { state: 'x', kind: 'y' }, [['at', 1]]],
  ['a range on the first field of an index', { n: { $gt: 1 } }, []],
  [
    'a range on the first field of the sort',
    { open: true, n: { $gt: 1 } },
    [
      ['n', 1],
      ['at', 1],
    ],
  ],
  ['$in like an equal field', { state: { $in: ['x', 'y'] }, kind: 'y' }, []],
  ['an array', { tags: 'x' }, []],
  ['an array and the first field of an index', { tags: 'x', n: 1 }, []],
  ['a sort alone', {}, [['n', -1]]],
  ['the id alone', { _id: 'x' }, []],
];
const unserved: [string, Filter, Sort][] = [
  ['a field without an index', { body: 'x' }, []],
  ['a field that no index begins with', { kind: 'y' }, []],
  ['a sort that no index begins with', {}, [['at', 1]]],
  ['a sort that skips a field', { state: 'x' }, [['at', -1]]],
  [
    'a sort partly reversed',
    { open: true },
    [
      ['n', 1],
      ['at', -1],
    ],
  ],
  ['two ranges', { open: true, n: { $gt: 1 }, at: { $gt: 'a' } }, []],
  ['a range behind a field that is not equal', { kind: { $gt: 'a' } }, []],
  ['a range on another field than the sort', { state: 'x', kind: { $gt: 'a' } }, [['at', -1]]],
  ['$ne on a field behind', { at: { $ne: 'x' } }, []],
  ['a sort by an array', {}, [['tags', 1]]],
  ['an array and a field without an index', { tags: 'x', body: 'y' }, []],
];

describe('An index serves', () => {
  it.each(queries)('%s', (_, filter, sort) => expect(() => plan(filter, sort)).not.toThrow());
});

describe('No index serves', () => {
  it.each(unserved)('%s', (_, filter, sort) => expect(() => plan(filter, sort)).toThrow(UnservedQuery));
});

describe('A declaration', () => {
  it('can index texts, numbers and booleans only', () =>
    expect(() => layoutOf(viewModel('dates', new Schema({ _id: String, on: { type: Date, index: true } })))).toThrow('dates.on is indexed but is a Date'));
  it('changes its fingerprint with its indexes', () =>
    expect(layoutOf(viewModel('things', new Schema({ _id: String, n: Number }))).fingerprint).not.toBe(
      layoutOf(viewModel('things', new Schema({ _id: String, n: { type: Number, index: true } }))).fingerprint,
    ));
  it('keeps its fingerprint when a field without an index is added', () =>
    expect(layoutOf(viewModel('things', new Schema({ _id: String, n: Number }))).fingerprint).toBe(
      layoutOf(viewModel('things', new Schema({ _id: String }))).fingerprint,
    ));
});
