import { Button } from '../../../../design/Button';
import { Kbd } from '../../../../design/Kbd';
import classes from './editing.module.css';

interface Props {
  busy: boolean;
  /** While a picture is on its way. */
  waits: boolean;
  onSave: () => void;
  onCancel: () => void;
}

export function EditActions({ busy, waits, onSave, onCancel }: Props) {
  return (
    <span className={classes.end}>
      <span className={classes.keys} aria-hidden="true">
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
      </span>
      <Button disabled={busy} onClick={onCancel}>
        Vazgeç
      </Button>
      <Button kind="primary" disabled={waits} busy={busy && 'Kaydediliyor…'} onClick={onSave}>
        Kaydet
      </Button>
    </span>
  );
}
