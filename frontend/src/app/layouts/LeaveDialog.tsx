import { DRAFT_TEXT } from '@contracts/drafts';
import { Button } from '../../design/Button';
import { Dialog } from '../../design/Dialog';
import classes from './LeaveDialog.module.css';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog title="Sayfadan ayrılıyorsunuz" onClose={onStay} footer={null}>
      <p>{DRAFT_TEXT.leave}</p>
      <div className={classes.actions}>
        <Button onClick={onLeave}>Yine de ayrıl</Button>
        <Button kind="primary" onClick={onStay}>
          Sayfada kal
        </Button>
      </div>
    </Dialog>
  );
}
