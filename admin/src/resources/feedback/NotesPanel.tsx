import { FEEDBACK_LIMITS, FEEDBACK_TEXT, type FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Unstable_TrapFocus from '@mui/material/Unstable_TrapFocus';
import { useEffect, useId, useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { draftOf } from '../../desk/draft';
import type { ReviewStep } from './reviewSteps';
import { useReview } from './useReview';

interface NotesPanelProps {
  feedback: FeedbackRow;
  step: ReviewStep;
  onLeave: () => void;
}

/** Asks what is to be said about the step; nothing need be said. */
export function NotesPanel({ feedback, step, onLeave }: NotesPanelProps) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = draftOf(`feedback-notes:${feedback.id}`);
  const [notes, setNotes] = useState(() => draft.read() ?? feedback.resolution_notes ?? '');
  const { review, isPending } = useReview(feedback);
  useEffect(() => field.current?.focus(), []);
  const tooLong = notes.trim().length > FEEDBACK_LIMITS.notes;

  const write = (text: string) => {
    setNotes(text);
    draft.store(text);
  };
  const saved = () => {
    draft.clear();
    onLeave();
  };
  const confirm = () => {
    if (tooLong || isPending) return;
    review({ status: step.status, ...(notes.trim() && { resolution_notes: notes.trim() }) }, saved);
  };
  const count = `${notes.trim().length.toLocaleString('tr-TR')} / ${FEEDBACK_LIMITS.notes.toLocaleString('tr-TR')}`;

  return (
    <Unstable_TrapFocus open>
      <Box
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={confirmKeys(confirm, onLeave)}
        sx={{ display: 'grid', gap: 3, p: { xs: '14px', sm: '16px 22px' } }}
      >
        <Typography id={titleId} variant="h2" component="h3">
          {step.label}
        </Typography>
        <TextField
          inputRef={field}
          label="Çözüm notu (isteğe bağlı)"
          value={notes}
          onChange={(event) => write(event.target.value)}
          error={tooLong}
          helperText={tooLong ? `${FEEDBACK_TEXT.notesLong} (${count})` : `Kayda geçer. ${count}`}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          size="small"
        />
        <ConfirmButtons label="Kaydet" isPending={isPending} disabled={tooLong} onConfirm={confirm} onLeave={onLeave} />
      </Box>
    </Unstable_TrapFocus>
  );
}
