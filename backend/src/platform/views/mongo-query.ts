import type { Condition, Filter, Scalar, Sort } from '../../kernel/views.js';
import { notAllowed, onlyElements, refuseUnserved, wholeSort } from './query-plan.js';
import { asksForTokens, tokensOf } from './token-index.js';
import type { ViewLayout } from './view-model.js';

const OPERATORS: ReadonlySet<string> = new Set(['$in', '$ne', '$gt', '$gte', '$lt', '$lte']);

export interface MongoQuery {
  readonly filter: Record<string, unknown>;
  readonly sort: [string, 1 | -1][];
}

/** Checks filter and sort as every engine does, and leaves out what was removed; throws UnservedQuery when no declared index serves them. */
export function mongoQuery(layout: ViewLayout, filter: Filter, sort: Sort): MongoQuery {
  refuseUnserved(layout, filter, sort);
  const order = wholeSort(sort).map(([path, direction]): [string, 1 | -1] => [path, direction]);
  const { tokens } = layout;
  if (asksForTokens(tokens, filter)) {
    return {
      filter: mapValues(filter, (condition, path) => ({ ...(tokens.arrays.includes(path) ? tokensOf(condition) : (condition as object)) })),
      sort: order,
    };
  }
  for (const [path, condition] of Object.entries(filter)) refuseForeign(layout, path, condition);
  // What was removed holds nothing but its id, so a condition that asks for something else leaves it out already, and an index alone can count.
  const asksForSomething = Object.entries(filter).some(([path, condition]) => path !== '_id' && !admitsNothing(condition));
  return { filter: asksForSomething ? { ...filter } : { ...filter, _gone: null }, sort: order };
}

const mapValues = (filter: Filter, change: (condition: Condition, path: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).map(([path, condition]) => [path, change(condition, path)]));

function refuseForeign({ arrays }: ViewLayout, path: string, condition: Condition): void {
  if (condition === null || typeof condition !== 'object') return;
  if (arrays.includes(path)) throw new Error(onlyElements(path));
  const foreign = Object.keys(condition).find((operator) => !OPERATORS.has(operator));
  if (foreign !== undefined) throw new Error(notAllowed(foreign));
}

/** Whether a condition also holds where there is nothing. */
function admitsNothing(condition: Condition): boolean {
  if (condition === null || typeof condition !== 'object') return condition === null;
  if ('$in' in condition && condition.$in) return (condition.$in as readonly Scalar[]).includes(null);
  if ('$ne' in condition) return condition.$ne !== null;
  return Object.values(condition).includes(null);
}
