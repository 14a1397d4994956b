import type { JobState, QueuedJob } from '@contracts/operations';
import { exactTime } from '@design/dates';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import { Moment } from '../../desk/Moment';
import type { JobRemedy } from '../../providers/dataProvider';
import { JobActions } from './JobActions';
import { LastError } from './LastError';

const WHAT: Record<JobState, string> = { due: 'sırası', waiting: 'sıradaki deneme', active: 'bu deneme', dead: 'son deneme' };
const MINUTE = 60_000;

/** Relative times have no word for what comes within the minute. */
const isSoon = (at: string) => Date.parse(at) > Date.now() && Date.parse(at) - Date.now() < MINUTE;

const JobTime = ({ job: { state, due_at } }: { job: QueuedJob }) => (
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

interface JobItemProps {
  job: QueuedJob;
  /** Whether the reader may deal with it. */
  manages: boolean;
  /** Whether throwing it away waits for a second word. */
  asked: boolean;
  onAsk: (asking: boolean) => void;
  onSettle: (remedy: JobRemedy) => void;
}

const triesOf = (attempts: number) => (attempts === 0 ? 'henüz denenmedi' : `${attempts.toLocaleString('tr-TR')} kez denendi`);

export const JobItem = ({ job, manages, asked, onAsk, onSettle }: JobItemProps) => (
  <Box
    component="li"
    data-job={job.id}
    tabIndex={-1}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 3,
      p: { xs: '12px', sm: '12px 16px' },
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-of-type': { borderBottom: 0 },
      '&:focus-within': { boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.primary.main}` },
      '&:focus-visible': { outlineOffset: -3 },
      // A job that is walked to stays clear of the note that a refresh failed.
      scrollMarginBlock: '80px',
      '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    }}
  >
    <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {job.command}
        </Box>
        <Box component="span" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
          <JobTime job={job} /> · {triesOf(job.attempts)}
        </Box>
      </Box>
      <Box sx={{ font: `400 .75rem/1.6 ${font.code}`, color: 'tokens.faint', overflowWrap: 'anywhere' }}>{job.key}</Box>
      {job.last_error && <LastError error={job.last_error} />}
    </Box>
    {manages && <JobActions job={job} asked={asked} onAsk={onAsk} onSettle={onSettle} />}
  </Box>
);
