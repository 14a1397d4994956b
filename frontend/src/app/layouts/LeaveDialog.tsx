import { Button } from '../../design/Button';
import { Dialog } from '../../design/Dialog';
import classes from './LeaveDialog.module.css';

interface Props {
  /** What becomes of what was typed. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ text, onStay, onLeave }: Props) {
  return (
    <Dialog title="Sayfadan ayrılıyorsunuz" onClose={onStay} footer={null}>
      <p>{text}</p>
      <div className={classes.actions}>
        <Button onClick={onLeave}>Yine de ayrıl</Button>
        <Button kind="primary" onClick={onStay}>
          Sayfada kal
        </Button>
      </div>
    </Dialog>
  );
}
