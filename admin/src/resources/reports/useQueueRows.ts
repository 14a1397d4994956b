import type { ReportRow } from '@contracts/moderation';
import { useListContext } from 'react-admin';
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
