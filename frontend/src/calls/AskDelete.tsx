import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import classes from './AskDelete.module.css';
import { Failure } from './Failure';

interface Props {
  title: string;
  effect: string;
  deleting: { isError: boolean; error: Error | null; isPending: boolean; isSuccess: boolean };
  onDelete: () => void;
  onClose: () => void;
}

/** Says what deleting does before it is done. */
export function AskDelete({ title, effect, deleting, onDelete, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} footer={null}>
      <div className={classes.dialog}>
        <p>{effect}</p>
        <Failure of={deleting} />
        <div className={classes.actions}>
          <Button onClick={onClose} data-autofocus>
            Vazgeç
          </Button>
          <Button kind="primary" busy={(deleting.isPending || deleting.isSuccess) && 'Siliniyor…'} onClick={onDelete}>
            Sil
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
