import type { JobRow } from '@contracts/operations';
import { useListContext } from 'react-admin';
import { usePendingJobs } from './PendingJobs';

/** The jobs of the list without those that were dealt with a moment ago. */
export function useJobRows(): { rows: JobRow[]; left: number | undefined } {
  const { data = [], total } = useListContext<JobRow>();
  const { jobs } = usePendingJobs();
  const rows = data.filter((job) => job.state !== 'dead' || !jobs.has(job.id));
  return { rows, left: total === undefined ? undefined : Math.max(0, total - (data.length - rows.length)) };
}
