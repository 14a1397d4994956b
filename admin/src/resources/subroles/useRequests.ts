import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

export const SUBROLES = 'subroles';
export const REQUEST_STATES = ['pending', 'all'] as const;
export type ShownState = (typeof REQUEST_STATES)[number];
const PAGE = 50;
const EVERY = 30_000;

/** Requests for sub-roles, page by page. */
export function useRequests(status: ShownState) {
  const server = useDataProvider<DeskDataProvider>();
  return useInfiniteQuery({
    queryKey: [SUBROLES, status],
    refetchInterval: EVERY,
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) => server.subroleRequests({ status, limit: PAGE, offset }, signal),
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return shown < total ? shown : undefined;
    },
  });
}

/** How many wait. */
export function useWaitingRequests(enabled: boolean): number | undefined {
  const server = useDataProvider<DeskDataProvider>();
  const { data } = useQuery({
    queryKey: [SUBROLES, 'count'],
    enabled,
    refetchInterval: EVERY,
    queryFn: ({ signal }) => server.subroleRequests({ status: 'pending', limit: 1, offset: 0 }, signal),
  });
  return data?.total || undefined;
}
