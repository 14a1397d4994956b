import { PAGE } from '@contracts/envelope';
import { SEARCH_LIMITS, type SearchListing, type SearchRow, type SearchSort, type SearchType, type TopicHint } from '@contracts/search';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAnswer, getData, queryOf } from '../../../client/http';

export interface SearchFilter {
  q: string;
  type: SearchType;
  sort: SearchSort;
}

export const searchQuery = ({ q, type, sort }: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: ['search', q, type, sort],
    queryFn: ({ pageParam, signal }) =>
      getAnswer<SearchListing>(`/api/search${queryOf({ q, type, sort, limit: PAGE.default, offset: pageParam })}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.hasMore ? page.offset + page.data.length : undefined),
    placeholderData: keepPreviousData,
    enabled: q.length > 0,
    staleTime: 60_000,
  });

/** The rows of all pages; one that moved to a later page meanwhile is listed once. */
export const rowsOf = (pages: SearchListing[]): SearchRow[] => [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values()];

/** Topics whose titles begin with what is typed; asked from two letters on. */
export const topicHintsQuery = (typed: string) => {
  const q = typed.trim();
  const enough = q.length >= SEARCH_LIMITS.q.min;
  return queryOptions({
    queryKey: ['search', 'hints', q.toLocaleLowerCase('tr')],
    queryFn: ({ signal }) => getData<TopicHint[]>(`/api/search/topics${queryOf({ q })}`, { signal }),
    enabled: enough,
    placeholderData: enough ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
};
