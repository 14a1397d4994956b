import type { JobRow, QueueName } from '@contracts/operations';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface PendingState {
  /** Queues of the dead jobs that were sent again or thrown away a moment ago, by job. */
  jobs: ReadonlyMap<string, QueueName>;
  add: (job: JobRow) => void;
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
