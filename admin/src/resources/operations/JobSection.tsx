import { useEffect } from 'react';
import { ListBase } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { deskList } from '../../desk/deskList';
import { FailureBox } from '../../desk/FailureBox';
import { JobList } from './JobList';
import { choiceIn, choiceSearch, firstChoice } from './jobChoice';
import { ListBox } from './ListBox';
import { QueueTable } from './QueueTable';
import { RowSkeleton } from './RowSkeleton';
import { REFRESH_EVERY, useQueues } from './refresh';

const JOB_DEFAULTS = deskList('jobs', { queryOptions: { refetchInterval: REFRESH_EVERY } });

/** The queues and, under them, the jobs of the chosen one. */
export function JobSection() {
  const { data: queues, error, isPending, refetch } = useQueues();
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = choiceIn(search);

  useEffect(() => {
    if (!choice && queues) navigate({ search: choiceSearch(firstChoice(queues)) }, { replace: true });
  }, [choice, queues, navigate]);

  return (
    <>
      <ListBox title="Kuyruklar" untitled>
        {isPending && <RowSkeleton label="Kuyruklar yükleniyor" />}
        {error && !queues && <FailureBox message={error.message} onRetry={() => void refetch()} />}
        {queues && <QueueTable queues={queues} choice={choice} />}
      </ListBox>
      {queues && choice && (
        <ListBase key={`${choice.queue}/${choice.state}`} {...JOB_DEFAULTS}>
          <JobList choice={choice} />
        </ListBase>
      )}
    </>
  );
}
