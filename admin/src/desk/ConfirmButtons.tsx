import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { Kbd } from './Kbd';
import { useFocusGivenBack } from './useFocusGivenBack';

interface ConfirmButtonsProps {
  label: string;
  disabled?: boolean;
  /** What was confirmed is on its way. */
  isPending?: boolean;
  isDangerous?: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

/** Ends what was asked, one way or the other; where it is shown, `confirmKeys` does the same from the keyboard. */
export function ConfirmButtons({ label, disabled = false, isPending = false, isDangerous = false, onConfirm, onLeave }: ConfirmButtonsProps) {
  const buttons = useFocusGivenBack<HTMLDivElement>();
  return (
    <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, flex: { xs: 1, sm: 'none' } } }}>
      <Button
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        aria-keyshortcuts="Control+Enter"
        onClick={onConfirm}
        disabled={disabled}
        loading={isPending}
      >
        {label}{' '}
        <Kbd silent inherit>
          Ctrl ↵
        </Kbd>
      </Button>
      <Button onClick={onLeave}>Vazgeç</Button>
    </Box>
  );
}

/** Ctrl+Enter confirms, Escape leaves. */
export const confirmKeys = (onConfirm: () => void, onLeave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') onLeave();
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onConfirm();
  else return;
  event.preventDefault();
};

/** Ctrl+Enter confirms wherever the focus is, before what has the focus takes the key: for dialogs, which know Escape themselves. */
export const confirmKey = (onConfirm: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  onConfirm();
};
