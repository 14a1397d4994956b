import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from './ConfirmButtons';
import { asking } from './useArrivalFocus';

interface ReasonBoxProps {
  /** What is asked about, for screen readers. */
  name: string;
  label: string;
  /** The field's name for screen readers, where another one with its label stands on the page. */
  named?: string;
  /** Who will read the reason. */
  hint: string;
  confirmLabel: string;
  longest?: number;
  /** Whether it may stay empty. */
  isOptional?: boolean;
  /** What is chosen beside the reason, before it. */
  children?: ReactNode;
  /** What is wrong with a reason, or null. */
  problemOf: (reason: string) => string | null;
  /** Why the last try was refused, or null. */
  refusal?: string | null;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onLeave: () => void;
}

/** Asks why before something is done: Ctrl+Enter confirms, Escape leaves. */
export function ReasonBox({
  name,
  label,
  named,
  hint,
  confirmLabel,
  longest,
  isOptional = false,
  problemOf,
  refusal = null,
  isPending,
  onConfirm,
  onLeave,
  children,
}: ReasonBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);
  const said = problem ?? refusal;

  const confirm = () => {
    if (isPending) return;
    const found = problemOf(reason);
    setProblem(found);
    if (found) field.current?.focus();
    else onConfirm(reason.trim());
  };
  const change = (text: string) => {
    setReason(text);
    if (problem) setProblem(problemOf(text));
  };
  return (
    <Box {...asking} role="group" aria-label={name} onKeyDown={confirmKeys(confirm, onLeave)} sx={{ display: 'grid', gap: 3, pt: 4 }}>
      {children}
      <TextField
        inputRef={field}
        label={label}
        value={reason}
        onChange={(event) => change(event.target.value)}
        error={said !== null}
        helperText={said ?? hint}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        required={!isOptional}
        size="small"
        slotProps={{ htmlInput: { maxLength: longest, 'aria-label': named } }}
      />
      <ConfirmButtons label={confirmLabel} isPending={isPending} onConfirm={confirm} onLeave={onLeave} />
    </Box>
  );
}
