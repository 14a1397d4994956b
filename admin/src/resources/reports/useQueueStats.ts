import type { ReportRow } from '@contracts/moderation';
import { useGetList } from 'react-admin';
import { usePendingDecisions } from './PendingDecisions';

const EVERY = 30_000;

/** How many reports are open and since when the oldest of them waits. */
export function useQueueStats(): { open: number | undefined; oldest: string | undefined } {
  const { ids } = usePendingDecisions();
  const { data, total } = useGetList<ReportRow>(
    'reports',
    { filter: { status: 'open' }, sort: { field: 'created_at', order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: EVERY },
  );
  return { open: total === undefined ? undefined : Math.max(0, total - ids.size), oldest: data?.[0]?.created_at };
}
