import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface WordsFieldProps {
  value: string;
  /** What stands below: where the member reads it, or that it is too long. */
  hint: string;
  isTooLong: boolean;
  field?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
}

/** What the member will read of a decision about them. */
export const WordsField = ({ value, hint, isTooLong, field, onChange }: WordsFieldProps) => (
  <TextField
    inputRef={field}
    label="Üyeye yazacağınız (isteğe bağlı)"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={isTooLong}
    helperText={hint}
    multiline
    minRows={2}
    maxRows={6}
    fullWidth
    size="small"
  />
);
