import type { QueuedJob } from '@contracts/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { focusRow } from '../../desk/walk';
import type { JobRemedy } from '../../providers/dataProvider';

interface DiscardQuestionProps {
  job: QueuedJob;
  onDiscard: () => void;
  onLeave: () => void;
}

function DiscardQuestion({ job, onDiscard, onLeave }: DiscardQuestionProps) {
  const textId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const leave = () => {
    focusRow('job', job.id);
    onLeave();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  };
  return (
    <Box role="group" aria-labelledby={textId} onKeyDown={press} sx={{ display: 'grid', gap: 2, maxWidth: { sm: 260 } }}>
      <Typography id={textId} variant="body2">
        <strong>Bu iş atılsın mı?</strong> Bir daha denenmez ve geri getirilemez.
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, flex: { xs: 1, sm: 'none' } } }}>
        <Button ref={confirm} variant="contained" color="error" aria-describedby={textId} onClick={onDiscard}>
          Evet, at
        </Button>
        <Button onClick={leave}>Vazgeç</Button>
      </Box>
    </Box>
  );
}

interface JobActionsProps {
  job: QueuedJob;
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
      <Button aria-keyshortcuts="y" onClick={() => onSettle('retry')}>
        Yeniden dene
      </Button>
      <Button color="error" aria-keyshortcuts="x" onClick={() => onAsk(true)}>
        At
      </Button>
    </Box>
  );
