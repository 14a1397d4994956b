import { IconCloudOff } from '@tabler/icons-react';
import { Button } from './Button';
import classes from './Message.module.css';

interface Props {
  text: string;
  onRetry: () => void;
}

export function ErrorState({ text, onRetry }: Props) {
  return (
    <div className={classes.message} role="alert">
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff />
      </span>
      <h2>Hata oluştu</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button onClick={onRetry}>Tekrar Dene</Button>
      </div>
    </div>
  );
}
