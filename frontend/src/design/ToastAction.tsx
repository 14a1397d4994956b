import { Button } from './Button';
import classes from './ToastAction.module.css';

interface Props {
  text: string;
  label: string;
  onAction: () => void;
}

/** The inside of a toast that offers something to do. */
export function ToastAction({ text, label, onAction }: Props) {
  return (
    <div className={classes.content}>
      <span>{text}</span>
      <Button kind="primary" size="small" onClick={onAction}>
        {label}
      </Button>
    </div>
  );
}
