import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Rows } from './calls';
import type { DeskDataProvider } from './dataProvider';

const PAGE = 50;

interface Asking<Row> {
  queryKey: readonly string[];
  read: (server: DeskDataProvider, place: { limit: number; offset: number }, signal: AbortSignal) => Promise<Rows<Row>>;
  refetchInterval?: number;
}

const together = <Row>({ pages }: { pages: readonly Rows<Row>[] }): Rows<Row> => ({
  rows: pages.flatMap(({ rows }) => rows),
  total: pages.at(-1)?.total ?? 0,
});

/** The rows of a list as far as they were asked for, and how more are. */
export function useRows<Row>({ queryKey, read, refetchInterval }: Asking<Row>) {
  const server = useDataProvider<DeskDataProvider>();
  const query = useInfiniteQuery({
    queryKey,
    ...(refetchInterval && { refetchInterval }),
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) => read(server, { limit: PAGE, offset }, signal),
    getNextPageParam: ({ total }, pages) => {
      const shown = together({ pages }).rows.length;
      return shown < total ? shown : undefined;
    },
    select: together<Row>,
  });
  const more = { hasMore: query.hasNextPage, isPending: query.isFetchingNextPage, onMore: () => query.fetchNextPage() };
  return { query, rows: query.data?.rows ?? [], more };
}
