import type { CaseRow } from '@contracts/cases';
import { useGetList, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePendingDecisions } from './PendingDecisions';

/** The rows of the queue without those that were decided a moment ago; `left` is how many are still open. */
export function useQueueRows(): { rows: CaseRow[]; left: number | undefined } {
  const { data, total, filterValues } = useListContext<CaseRow>();
  const { ids } = usePendingDecisions();
  const all = data ?? [];
  if (filterValues.state === 'settled') return { rows: all, left: total };
  const rows = all.filter((row) => !ids.has(row.id));
  // What others have settled stays where it stood until the list is asked for again.
  const settled = rows.filter(({ open }) => !open).length;
  return { rows, left: total === undefined ? undefined : total - (all.length - rows.length) - settled };
}

/** Opens what comes after decided cases: the next one, at the end the one before, and the bare queue when none is left. */
export function useMoveOn(): (decidedIds: readonly string[]) => void {
  const { rows } = useQueueRows();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (decidedIds) => {
    const at = rows.findIndex((row) => decidedIds.includes(row.id));
    const isLeft = ({ id, open }: CaseRow) => open && !decidedIds.includes(id);
    const next = rows.slice(Math.max(0, at)).find(isLeft) ?? rows.slice(0, Math.max(0, at)).findLast(isLeft);
    navigate({ pathname: next ? `/cases/${next.id}` : '/cases', search }, { state: { focusCase: true } });
  };
}

const EVERY = 30_000;

/** How many cases are open and since when the oldest of them waits. */
export function useQueueStats(): { open: number | undefined; oldest: string | undefined } {
  const { ids } = usePendingDecisions();
  const { data, total } = useGetList<CaseRow>(
    'cases',
    { filter: { state: 'open' }, sort: { field: 'opened_at', order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: EVERY },
  );
  return { open: total === undefined ? undefined : Math.max(0, total - ids.size), oldest: data?.[0]?.opened_at };
}
