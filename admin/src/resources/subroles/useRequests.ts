import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useRows } from '../../providers/useRows';

export const SUBROLES = 'subroles';
export const REQUEST_STATES = ['pending', 'all'] as const;
export type ShownState = (typeof REQUEST_STATES)[number];
const EVERY = 30_000;

/** Requests for sub-roles, page by page. */
export const useRequests = (status: ShownState) =>
  useRows({ queryKey: [SUBROLES, status], read: (server, place, signal) => server.subroleRequests({ status, ...place }, signal), refetchInterval: EVERY });

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
