import { JOB_STATE_LABEL, QUEUE_LABEL, type QueuedJob } from '@contracts/operations';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FailureBox } from '../../desk/FailureBox';
import { Pager } from '../../desk/Pager';
import { focusRow } from '../../desk/walk';
import type { JobRemedy } from '../../providers/dataProvider';
import { JobEmpty, JobHint } from './JobHint';
import { JobItem } from './JobItem';
import type { JobChoice } from './jobChoice';
import { ListBox } from './ListBox';
import { useJobRows } from './PendingJobs';
import { RowSkeleton } from './RowSkeleton';
import { useQueues } from './refresh';
import { StaleFoot } from './StaleFoot';
import { useJobKeys } from './useJobKeys';
import { useRemedy } from './useRemedy';

export function JobList({ choice }: { choice: JobChoice }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<QueuedJob>();
  const queues = useQueues();
  const { rows, left } = useJobRows();
  const { canAccess } = useCanAccess({ resource: 'jobs', action: 'edit' });
  const remedy = useRemedy();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, ask] = useState<string | null>(null);
  const { state, key } = useLocation();
  const chosenHere: boolean = state?.focusJobs === true;

  // On a phone the jobs lie under the fold: who chooses a number is brought to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same number again moves the focus again
  useEffect(() => {
    if (!chosenHere) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [chosenHere, key]);

  const manages = canAccess === true && choice.state === 'dead';

  const settle = (job: QueuedJob, chosen: JobRemedy) => {
    const at = rows.findIndex(({ id }) => id === job.id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) focusRow('job', next.id);
    else title.current?.focus();
    ask(null);
    remedy({ job, remedy: chosen });
  };
  useJobKeys({ rows, manages, onRetry: (job) => settle(job, 'retry'), onDiscard: (job) => ask(job.id) });

  const refresh = () => {
    void queues.refetch();
    refetch();
  };
  return (
    <>
      <ListBox
        title={`${QUEUE_LABEL[choice.queue]}: ${JOB_STATE_LABEL[choice.state].toLocaleLowerCase('tr')}`}
        titleRef={title}
        aside={left !== undefined && `${left.toLocaleString('tr-TR')} iş`}
      >
        {isPending && <RowSkeleton label="İşler yükleniyor" />}
        {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
        {data && rows.length === 0 && <JobEmpty choice={choice} />}
        {rows.length > 0 && (
          <Box component="ol" aria-label="İşler" sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
            {rows.map((job) => (
              <JobItem
                key={job.id}
                job={job}
                manages={manages}
                asked={asked === job.id}
                onAsk={(asking) => ask(asking ? job.id : null)}
                onSettle={(chosen) => settle(job, chosen)}
              />
            ))}
          </Box>
        )}
        <Pager />
        {rows.length > 0 && <JobHint manages={manages} />}
      </ListBox>
      <StaleFoot error={queues.error ?? (data ? error : null)} readAt={queues.dataUpdatedAt} onRetry={refresh} />
    </>
  );
}
