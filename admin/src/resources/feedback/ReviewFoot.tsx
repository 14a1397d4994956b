import type { FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { NotesPanel } from './NotesPanel';
import { type ReviewStep, stepsFor } from './reviewSteps';
import { StepButton } from './StepButton';
import { useReview } from './useReview';

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
          p: { xs: '10px', sm: '12px 22px' },
          '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap' },
        }}
      >
        {stepsFor(feedback).map((step) => (
          <StepButton key={step.keyName} step={step} disabled={isPending} onTake={take} />
        ))}
      </Box>
    </Box>
  );
}
