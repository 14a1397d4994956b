import type { JobRow, JobState } from '@contracts/operations';
import { exactTime } from '@design/dates';
import { Moment } from '../../desk/Moment';

const WHAT: Record<JobState, string> = { due: 'sırası', waiting: 'sıradaki deneme', active: 'bu deneme', dead: 'son deneme' };
const MINUTE = 60_000;

/** Relative times have no word for what comes within the minute. */
const isSoon = (at: string) => Date.parse(at) > Date.now() && Date.parse(at) - Date.now() < MINUTE;

export const JobTime = ({ job: { state, due_at } }: { job: JobRow }) => (
  <>
    {WHAT[state]}:{' '}
    {isSoon(due_at) ? (
      <time dateTime={due_at} title={exactTime(due_at)}>
        birazdan
      </time>
    ) : (
      <Moment at={due_at} />
    )}
  </>
);
