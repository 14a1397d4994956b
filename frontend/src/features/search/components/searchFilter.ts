import { SEARCH_SORTS, SEARCH_TYPE_LABEL, SEARCH_TYPES } from '@contracts/search';
import type { SearchPlace } from '../../../paths';
import type { SearchFilter } from '../api/searchQuery';

export const SEARCH_PLACES = [...SEARCH_TYPES, 'post', 'project', 'job', 'room'] as const satisfies readonly SearchPlace[];
/** Each is ranked by itself. */
export const SEARCH_PLACE_LABEL: Readonly<Record<SearchPlace, string>> = {
  ...SEARCH_TYPE_LABEL,
  all: 'Forum',
  post: 'Blog yazıları',
  project: 'Projeler',
  job: 'İş İlanları',
  room: 'Sohbet Odaları',
};

const oneOf = <T extends string>(values: readonly [T, ...T[]], wanted: string | null): T => values.find((value) => value === wanted) ?? values[0];

/** What an address searches for. */
export const searchFilterIn = (query: URLSearchParams): SearchFilter => ({
  q: query.get('q')?.trim() ?? '',
  type: oneOf(SEARCH_PLACES, query.get('type')),
  sort: oneOf(SEARCH_SORTS, query.get('sort')),
});
