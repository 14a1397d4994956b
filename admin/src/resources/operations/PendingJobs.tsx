import type { QueuedJob, QueueName } from '@contracts/operations';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';

/** The jobs of the list without those that were dealt with a moment ago. */
export function useJobRows(): { rows: QueuedJob[]; left: number | undefined } {
  const { data = [], total } = useListContext<QueuedJob>();
  const { jobs } = usePendingJobs();
  const rows = data.filter((job) => job.state !== 'dead' || !jobs.has(job.id));
  return { rows, left: total === undefined ? undefined : Math.max(0, total - (data.length - rows.length)) };
}

interface PendingState {
  /** Queues of the dead jobs that were sent again or thrown away a moment ago, by job. */
  jobs: ReadonlyMap<string, QueueName>;
  add: (job: QueuedJob) => void;
  remove: (id: string) => void;
}

const PendingContext = createContext<PendingState | null>(null);

/** The board leaves these jobs out until the server has answered. */
export function PendingJobs({ children }: { children: ReactNode }) {
  const [jobs, setJobs] = useState<ReadonlyMap<string, QueueName>>(new Map());
  const state = useMemo<PendingState>(
    () => ({
      jobs,
      add: ({ id, queue }) => setJobs((now) => new Map(now).set(id, queue)),
      remove: (id) => setJobs((now) => new Map([...now].filter(([other]) => other !== id))),
    }),
    [jobs],
  );
  return <PendingContext value={state}>{children}</PendingContext>;
}

export function usePendingJobs(): PendingState {
  const state = use(PendingContext);
  if (!state) throw new Error('usePendingJobs needs PendingJobs around it');
  return state;
}
