import { type Condition, type Filter, type Scalar, type Sort, UnservedQuery } from '../../kernel/views.js';
import type { IndexKeys } from './index-keys.js';
import { asksForTokens, matchOf, servesTokens } from './token-index.js';
import type { ViewLayout } from './view-model.js';

const OPERATORS: ReadonlyMap<string, string> = new Map(Object.entries({ $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }));

export interface SqlQuery {
  readonly from: string;
  readonly where: string;
  readonly order: string;
  readonly parameters: (string | number | bigint | null)[];
}

/** Translates the allow-listed operators into SQL; throws UnservedQuery when no declared index serves filter and sort together. */
export function planQuery(layout: ViewLayout, table: string, filter: Filter, sort: Sort): SqlQuery {
  refuseUnserved(layout, filter, sort);
  const { tokens } = layout;
  if (asksForTokens(tokens, filter)) {
    const match = matchOf(tokens, filter);
    const isOther = sort.some(([path]) => path !== tokens.order);
    return isOther ? planOtherOrder(tokens.order, table, match, sort) : planTokens(tokens.order, table, { match, range: filter[tokens.order] }, sort);
  }
  const parameters: (string | number | null)[] = [];
  const array = arrayIn(layout, filter, sort);
  const plain = array ? { ...layout, arrays: [] } : layout;
  const terms = Object.entries(filter).map(([path, condition]) => term(plain, table, path, condition, parameters));
  return {
    from: quote(array ? sideTable(table, array) : table),
    where: terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : '',
    order: orderBy(sort),
    parameters,
  };
}

/** The same for counting. What FTS5 finds it counts alone: to look at the row of each would take several times as long. */
export function planCount(layout: ViewLayout, table: string, filter: Filter): Omit<SqlQuery, 'order'> {
  const { from, where, parameters } = planQuery(layout, table, filter, []);
  return { from: asksForTokens(layout.tokens, filter) ? quote(tokenTable(table)) : from, where, parameters };
}

/** Another index is walked, and what FTS5 found is picked out: not the other way round (`+`), which sorts all of it for each page. */
const planOtherOrder = (order: string, table: string, match: string, sort: Sort): SqlQuery => ({
  from: quote(table),
  where: `WHERE +${quote(order)} IN (SELECT rowid FROM ${quote(tokenTable(table))} WHERE ${quote(tokenTable(table))} MATCH ?)`,
  order: orderBy(sort),
  parameters: [match],
});

/** FTS5 first, whose rows come in the order of the number without being sorted. */
function planTokens(order: string, table: string, { match, range = {} }: { match: string; range?: Condition | undefined }, sort: Sort): SqlQuery {
  const found = quote(tokenTable(table));
  const bounds = Object.entries(range as Readonly<Record<string, number>>);
  return {
    from: `${found} CROSS JOIN ${quote(table)} ON ${quote(table)}.${quote(order)} = ${found}.rowid`,
    where: ['WHERE', [`${found} MATCH ?`, ...bounds.map(([operator]) => `${found}.rowid ${OPERATORS.get(operator)} ?`)].join(' AND ')].join(' '),
    order: sort[0] ? `ORDER BY ${found}.rowid ${sort[0][1] === 1 ? 'ASC' : 'DESC'}` : 'ORDER BY _id ASC',
    // FTS5 takes whole numbers alone for bounds of what it looks through.
    parameters: [match, ...bounds.map(([, bound]) => BigInt(bound))],
  };
}

function term(layout: ViewLayout, table: string, path: string, condition: Condition, parameters: SqlQuery['parameters']): string {
  const column = quote(path);
  if (layout.arrays.includes(path)) {
    if (typeof condition === 'object') throw new Error(onlyElements(path));
    parameters.push(sqlValue(condition));
    return `_id IN (SELECT _id FROM ${quote(sideTable(table, path))} WHERE ${column} = ?)`;
  }
  if (condition === null) return `${column} IS NULL`;
  if (typeof condition !== 'object') {
    parameters.push(sqlValue(condition));
    return `${column} = ?`;
  }
  return Object.entries(condition)
    .map(([operator, value]) => comparison(column, operator, value as Scalar | readonly Scalar[], parameters))
    .join(' AND ');
}

function comparison(column: string, operator: string, value: Scalar | readonly Scalar[], parameters: SqlQuery['parameters']): string {
  if (operator === '$in' && Array.isArray(value)) return oneOf(column, value, parameters);
  parameters.push(sqlValue(value as Scalar));
  // As in MongoDB, "not equal" also holds where there is nothing.
  if (operator === '$ne') return `${column} IS NOT ?`;
  const sql = OPERATORS.get(operator);
  if (!sql) throw new Error(notAllowed(operator));
  return `${column} ${sql} ?`;
}

function oneOf(column: string, values: readonly Scalar[], parameters: SqlQuery['parameters']): string {
  const there = values.filter((value) => value !== null);
  parameters.push(...there.map(sqlValue));
  const listed = `${column} IN (${there.map(() => '?').join(', ')})`;
  // As in MongoDB, null also stands for nothing being there.
  return there.length < values.length ? `(${listed} OR ${column} IS NULL)` : listed;
}

/** The order always ends in `_id`, so that pages never overlap. */
export function wholeSort(sort: Sort): Sort {
  const last = sort.at(-1)?.[1] ?? 1;
  return sort.some(([path]) => path === '_id') ? sort : [...sort, ['_id', last]];
}

function orderBy(sort: Sort): string {
  return `ORDER BY ${wholeSort(sort)
    .map(([path, direction]) => `${quote(path)} ${direction === 1 ? 'ASC' : 'DESC'}`)
    .join(', ')}`;
}

/** Throws UnservedQuery when no declared index serves filter and sort together. */
export function refuseUnserved(layout: ViewLayout, filter: Filter, sort: Sort): void {
  if (!isServed(layout, filter, sort)) throw new UnservedQuery(layout.name, filter, sort);
}

/** The array of which one element is asked for, where a declared index that holds it serves filter and sort together. */
function arrayIn({ indexes, arrays }: ViewLayout, filter: Filter, sort: Sort): string | null {
  const [array, ...others] = Object.entries(filter).filter(([path]) => arrays.includes(path));
  if (!array || others.length > 0 || (typeof array[1] === 'object' && array[1] !== null)) return null;
  const [path] = array;
  const { equal, ranged } = asked(filter);
  const order = sort.filter(([key]) => key !== '_id');
  const holding = indexes.filter(({ keys }) => keys.some(([key]) => key === path));
  return holding.some(({ keys }) => serves(keys, equal, ranged, order)) ? path : null;
}

/** The fields that a filter asks to be equal to something, and those that it gives a range. */
function asked(filter: Filter, isLeftOut: (path: string) => boolean = () => false): { readonly equal: string[]; readonly ranged: string[] } {
  const scalar = Object.entries(filter).filter(([path]) => path !== '_id' && !isLeftOut(path));
  const isEqual = ([, condition]: (typeof scalar)[number]) => isEquality(condition);
  return { equal: scalar.filter(isEqual).map(([path]) => path), ranged: scalar.filter((one) => !isEqual(one)).map(([path]) => path) };
}

function isServed(layout: ViewLayout, filter: Filter, sort: Sort): boolean {
  const { indexes, arrays, tokens } = layout;
  const isIndexed = (path: string) => indexes.some(({ keys }) => keys.length === 1 && keys[0]?.[0] === path && !arrays.includes(path));
  if (asksForTokens(tokens, filter)) return servesTokens(tokens, filter, sort, isIndexed);
  if (arrayIn(layout, filter, sort)) return true;
  const { equal, ranged } = asked(filter, (path) => arrays.includes(path));
  const order = sort.filter(([path]) => path !== '_id');
  if (order.some(([path]) => arrays.includes(path))) return false;
  if (equal.length + ranged.length + order.length === 0) return true;
  return indexes.some(({ keys }) => serves(keys, equal, ranged, order));
}

/** Equal fields first in any order, then the sort in one direction or wholly reversed; a range only on the first field of the sort, or alone. */
function serves(keys: IndexKeys, equal: string[], ranged: string[], order: Sort): boolean {
  const head = keys.slice(0, equal.length).map(([path]) => path);
  if (!equal.every((path) => head.includes(path))) return false;
  const rest = keys.slice(equal.length);
  if (ranged.length > 1 || (ranged[0] !== undefined && ranged[0] !== rest[0]?.[0])) return false;
  const sameWay = (way: 1 | -1) => order.every(([path, direction], index) => rest[index]?.[0] === path && rest[index]?.[1] === direction * way);
  return sameWay(1) || sameWay(-1);
}

export const notAllowed = (operator: string): string => `the operator ${operator} is not on the allow-list of the Views port`;
export const onlyElements = (path: string): string => `${path} is an array: only an equal element is on the allow-list of the Views port`;
const isEquality = (condition: Condition): boolean => condition === null || typeof condition !== 'object' || '$in' in condition;
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tokenTable = (table: string): string => `${table}__tokens`;
export const sideTable = (table: string, path: string): string => `${table}__${path}`;
/** How a scalar stands in a key column. */
export const sqlValue = (value: Scalar | undefined): string | number | null => (typeof value === 'boolean' ? Number(value) : (value ?? null));
