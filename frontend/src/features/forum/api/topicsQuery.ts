import { type Listing, PAGE } from '@contracts/envelope';
import type { TopicRow, TopicSort } from '@contracts/forum';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';

export interface TopicFilter {
  /** Id or slug. */
  category?: string;
  /** Slug. */
  tag?: string;
  sort: TopicSort;
}

export const topicsQuery = (filter: TopicFilter) =>
  infiniteQueryOptions({
    ...kept,
    queryKey: ['forum', 'topics', filter],
    queryFn: ({ pageParam, signal }) =>
      getList<TopicRow>(
        `/api/forum/topics${queryOf({ category: filter.category, tag: filter.tag, sort: filter.sort, limit: PAGE.default, offset: pageParam })}`,
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  });

export const nextOffset = (page: Listing<unknown>): number | undefined => (page.hasMore ? page.offset + page.data.length : undefined);

/** The rows of all pages; one that moved to a later page meanwhile is listed once. */
export function rowsOf<Row extends { id: string }>(pages: Pick<Listing<Row>, 'data'>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.data).map((row) => [row.id, row])).values()];
}
