import type { FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Kbd } from '../../desk/Kbd';
import { keyText } from '../../desk/keyText';
import { useShortcut } from '../../desk/ShortcutProvider';
import { NotesPanel } from './NotesPanel';
import { type ReviewStep, stepsFor } from './reviewSteps';
import { useReview } from './useReview';

interface StepButtonProps {
  step: ReviewStep;
  disabled: boolean;
  onTake: (step: ReviewStep) => void;
}

function StepButton({ step, disabled, onTake }: StepButtonProps) {
  useShortcut(step.keyName, step.label, () => onTake(step), !disabled);
  const isPrimary = step.look === 'primary';
  return (
    <Button
      variant={isPrimary ? 'contained' : undefined}
      color={isPrimary ? 'primary' : undefined}
      aria-keyshortcuts={step.keyName.replace('shift+', 'Shift+')}
      disabled={disabled}
      onClick={() => onTake(step)}
    >
      {step.label}{' '}
      <Kbd silent inherit={isPrimary}>
        {keyText(step.keyName)}
      </Kbd>
    </Button>
  );
}

/** The steps, always in view, or the notes of the chosen one. */
export function ReviewFoot({ feedback }: { feedback: FeedbackRow }) {
  const [chosen, setChosen] = useState<ReviewStep | null>(null);
  const { review, isPending } = useReview(feedback);
  const take = (step: ReviewStep) => (step.asksNotes ? setChosen(step) : review({ status: step.status }));
  return (
    <Box sx={{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>
      {chosen && <NotesPanel key={chosen.keyName} feedback={feedback} step={chosen} onLeave={() => setChosen(null)} />}
      <Box
        role="toolbar"
        aria-label="Durum"
        sx={{
          display: chosen ? 'none' : 'flex',
          flexWrap: 'wrap',
          gap: 2,
          p: '10px',
          '& .MuiButton-root': { minHeight: 44, flex: '1 0 auto', px: '12px', whiteSpace: 'nowrap' },
          '& kbd': { display: 'none' },
          '@container (min-width: 480px)': { p: '12px 22px', '& .MuiButton-root': { minHeight: 36, flex: 'none' } },
          '@container (min-width: 640px)': { '@media (hover: hover)': { '& kbd': { display: 'inline' } } },
        }}
      >
        {stepsFor(feedback).map((step) => (
          <StepButton key={step.keyName} step={step} disabled={isPending} onTake={take} />
        ))}
      </Box>
    </Box>
  );
}
