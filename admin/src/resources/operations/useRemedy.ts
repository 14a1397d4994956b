import { OPERATIONS_TEXT, type QueuedJob } from '@contracts/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider, JobRemedy } from '../../providers/dataProvider';
import { usePendingJobs } from './PendingJobs';

interface Order {
  job: QueuedJob;
  remedy: JobRemedy;
}

const DONE: Record<JobRemedy, string> = { retry: OPERATIONS_TEXT.retried, discard: OPERATIONS_TEXT.discarded };

/** Takes a dead job off the board at once; it is back, with the server's sentence, when that was refused. */
export function useRemedy(): (order: Order) => void {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const pending = usePendingJobs();
  const reload = () => Promise.all(['queues', 'jobs'].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  const { mutate } = useMutation<void, Error, Order>({
    // Without a connection it fails at once: a job that only waits in this browser must not look as if it were taken care of.
    networkMode: 'always',
    mutationFn: ({ job, remedy }) => dataProvider.remedyJob(job.id, remedy),
    onMutate: ({ job }) => pending.add(job),
    onSuccess: (_answer, { remedy }) => notify(DONE[remedy], { type: 'success', autoHideDuration: 2_500 }),
    onError: (error, { job }) => {
      pending.remove(job.id);
      notify(error.message, { type: 'error' });
    },
    onSettled: async (_answer, _error, { job }) => {
      await reload();
      pending.remove(job.id);
    },
  });
  return mutate;
}
