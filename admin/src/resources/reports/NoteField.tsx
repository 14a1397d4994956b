import { MODERATION_TEXT, REPORT_LIMITS } from '@contracts/moderation';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';

interface NoteFieldProps {
  note: string;
  onWrite: (note: string) => void;
  tooLong: boolean;
  /** Whether whom it is about reads it. */
  told: boolean;
}

export function NoteField({ note, onWrite, tooLong, told }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const left = `${note.trim().length.toLocaleString('tr-TR')} / ${REPORT_LIMITS.note.toLocaleString('tr-TR')}`;
  return (
    <TextField
      inputRef={field}
      label="Not (isteğe bağlı)"
      value={note}
      onChange={(event) => onWrite(event.target.value)}
      error={tooLong}
      helperText={tooLong ? `${MODERATION_TEXT.noteLong} (${left})` : `Kararın gerekçesi; kayda geçer${told ? ' ve yazarına gösterilir' : ''}. ${left}`}
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
      size="small"
    />
  );
}
