import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { confirmKey } from '../../desk/ConfirmButtons';

interface TagDialogProps {
  title: string;
  confirm: string;
  isDangerous?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question about a tag: Enter confirms, with Control wherever the focus is; Escape leaves. */
export function TagDialog({ title, confirm, isDangerous = false, isPending, onConfirm, onClose, children }: TagDialogProps) {
  const id = useId();
  const ask = () => {
    if (!isPending) onConfirm();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id} disableRestoreFocus>
      <Box component="form" noValidate onSubmit={send} onKeyDownCapture={confirmKey(ask)}>
        <DialogTitle id={id} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>{children}</DialogContent>
        <DialogActions sx={{ p: 6, pt: 2 }}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isPending}
            autoFocus={isDangerous}
            aria-keyshortcuts="Control+Enter"
          >
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
