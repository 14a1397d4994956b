import { SEARCH_SORTS, SEARCH_TYPES } from '@contracts/search';
import type { SearchFilter } from '../api/searchQuery';

const oneOf = <T extends string>(values: readonly [T, ...T[]], wanted: string | null): T => values.find((value) => value === wanted) ?? values[0];

/** What an address searches for. */
export const searchFilterIn = (query: URLSearchParams): SearchFilter => ({
  q: query.get('q')?.trim() ?? '',
  type: oneOf(SEARCH_TYPES, query.get('type')),
  sort: oneOf(SEARCH_SORTS, query.get('sort')),
});
