import type { Condition, Filter, Sort, Tokens } from '../../kernel/views.js';
import type { IndexKeys } from './index-keys.js';

/*
 * An array that is indexed together with a number is an array of tokens: documents are found by many of them at once and come in the
 * order of the number, of which no two documents have the same. MongoDB has a multikey index for each array; SQLite has one FTS5 table
 * for all arrays of a view, whose row ids are the number, so that a page of a common token costs as much as one of a rare token.
 */
export interface TokenIndex {
  readonly arrays: readonly string[];
  /** Path of the number: a safe whole one. */
  readonly order: string;
}

/** The arrays of tokens among the declared indexes, each in one with a number and nothing else; undefined when there are none. */
export function tokenIndexOf(view: string, indexes: readonly { readonly keys: IndexKeys }[], isArray: (path: string) => boolean): TokenIndex | undefined {
  const pairs = indexes.map(({ keys }) => keys.map(([path]) => path)).filter((paths) => paths.length === 2 && isArray(paths[0] ?? ''));
  const [order] = new Set(pairs.map(([, path]) => path));
  if (order === undefined) return undefined;
  if (pairs.some(([, path]) => path !== order)) throw new Error(`arrays of tokens of ${view} are indexed with one and the same number`);
  return { arrays: pairs.map(([path = '']) => path), order };
}

/** Whether a filter asks for tokens. */
export const asksForTokens = (tokens: TokenIndex | undefined, filter: Filter): tokens is TokenIndex =>
  tokens !== undefined && Object.keys(filter).some((path) => tokens.arrays.includes(path));

const RANGE: ReadonlySet<string> = new Set(['$gt', '$gte', '$lt', '$lte']);
const isRange = (condition: Condition): boolean =>
  typeof condition === 'object' && condition !== null && Object.keys(condition).length > 0 && Object.keys(condition).every((operator) => RANGE.has(operator));

/** Tokens, at least one that is there, with a range of the number or none, in the order of the number or none; without a range also in that of `isIndexed` alone. */
export function servesTokens({ arrays, order }: TokenIndex, filter: Filter, sort: Sort, isIndexed: (path: string) => boolean): boolean {
  const other = sort.some(([path]) => path !== order);
  const asked = Object.entries(filter).filter(([path, condition]) => other || path !== order || !isRange(condition));
  if (!asked.every(([path]) => arrays.includes(path)) || sort.length > 1 || (other && !sort.every(([path]) => isIndexed(path)))) return false;
  return asked.some(([, condition]) => {
    const { $all = [], $in = [] } = tokensOf(condition);
    return $all.length + $in.length > 0;
  });
}

/** What is asked of an array of tokens; throws for what is not on the allow-list. */
export function tokensOf(condition: Condition): Tokens {
  if (typeof condition === 'string') return { $all: [condition] };
  if (typeof condition !== 'object' || condition === null || Object.keys(condition).some((operator) => !OPERATORS.has(operator))) throw new Error(ONLY_TOKENS);
  const asked = condition as Tokens;
  // MongoDB finds nothing by an empty `$all`; what asks for nothing is a mistake on every side.
  if ([asked.$all, asked.$in, asked.$nin].some((tokens) => tokens?.length === 0)) throw new Error(ONLY_TOKENS);
  return asked;
}

const OPERATORS: ReadonlySet<string> = new Set(['$all', '$in', '$nin']);
const ONLY_TOKENS = 'of an array of tokens only $all, $in and $nin of one token or more are on the allow-list of the Views port';

/** The tokens of a document's arrays as one text for FTS5. */
export const indexedText = (arrays: readonly (readonly string[])[]): string =>
  arrays.flatMap((tokens, array) => tokens.map((token) => coded(array, token))).join(' ');

/** The FTS5 expression of a filter. */
export function matchOf({ arrays }: TokenIndex, filter: Filter): string {
  const all: string[] = [];
  const none: string[] = [];
  for (const [path, condition] of Object.entries(filter)) {
    if (!arrays.includes(path)) continue;
    const code = (token: string) => coded(arrays.indexOf(path), token);
    const { $all = [], $in, $nin = [] } = tokensOf(condition);
    all.push(...$all.map(code));
    if ($in) all.push(`(${$in.map(code).join(' OR ')})`);
    none.push(...$nin.map(code));
  }
  const there = all.join(' AND ');
  return none.length > 0 ? `(${there}) NOT (${none.join(' OR ')})` : there;
}

/** One word for FTS5's ASCII tokenizer, different for different tokens: the number of the array, then `z<code>z` for all but a–y and digits. */
const coded = (array: number, token: string): string =>
  `t${array}t${PLAIN.test(token) ? token : token.replace(/[^a-y0-9]/gu, (character) => `z${(character.codePointAt(0) ?? 0).toString(16)}z`)}`;

/** Most tokens are, and are not looked through letter by letter. */
const PLAIN = /^[a-y0-9]*$/;
