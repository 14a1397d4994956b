import type { ReportRow } from '@contracts/moderation';
import { useGetList, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePendingDecisions } from './PendingDecisions';

const SETTLED = ['resolved', 'dismissed'];

/** The rows of the queue without those that were decided a moment ago. */
export function useQueueRows(): { rows: ReportRow[]; left: number | undefined } {
  const { data, total, filterValues } = useListContext<ReportRow>();
  const { ids } = usePendingDecisions();
  const all = data ?? [];
  if (SETTLED.includes(filterValues.status)) return { rows: all, left: total };
  const rows = all.filter((row) => !ids.has(row.id));
  return { rows, left: total === undefined ? undefined : total - (all.length - rows.length) };
}

/** Opens what comes after a decided report: the next one, at the end the one before, and the bare queue when none is left. */
export function useMoveOn(): (decidedId: string) => void {
  const { rows } = useQueueRows();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (decidedId) => {
    const at = rows.findIndex((row) => row.id === decidedId);
    const next = at === -1 ? rows[0] : (rows[at + 1] ?? rows[at - 1]);
    navigate({ pathname: next ? `/reports/${next.id}` : '/reports', search }, { state: { focusCase: true } });
  };
}

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
