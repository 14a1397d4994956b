import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, useId } from 'react';
import { FactList } from './FactList';

interface HistoryDialogProps extends ComponentProps<typeof FactList> {
  title: string;
  onClose: () => void;
}

/** What was recorded, over the page that it is about. */
export function HistoryDialog({ title, filter, onClose }: HistoryDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id} disableRestoreFocus>
      <DialogTitle id={id} component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <FactList filter={filter} />
      </DialogContent>
      <DialogActions sx={{ p: 6, pt: 2 }}>
        <Button onClick={onClose}>Kapat</Button>
      </DialogActions>
    </Dialog>
  );
}
