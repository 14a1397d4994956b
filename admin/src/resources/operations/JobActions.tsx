import type { JobRow } from '@contracts/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { JobRemedy } from '../../providers/dataProvider';
import { DiscardQuestion } from './DiscardQuestion';

interface JobActionsProps {
  job: JobRow;
  asked: boolean;
  onAsk: (asking: boolean) => void;
  onSettle: (remedy: JobRemedy) => void;
}

/** What can be done about a dead job; throwing it away asks once. */
export const JobActions = ({ job, asked, onAsk, onSettle }: JobActionsProps) =>
  asked ? (
    <DiscardQuestion job={job} onDiscard={() => onSettle('discard')} onLeave={() => onAsk(false)} />
  ) : (
    <Box
      role="group"
      aria-label={`${job.command} ${job.key}`}
      sx={{ display: 'flex', gap: 2, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, flex: { xs: 1, sm: 'none' } } }}
    >
      <Button aria-keyshortcuts="r" onClick={() => onSettle('retry')}>
        Yeniden dene
      </Button>
      <Button color="error" aria-keyshortcuts="x" onClick={() => onAsk(true)}>
        At
      </Button>
    </Box>
  );
