import { useEffect, useRef } from 'react';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import classes from './FeedbackForm.module.css';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Stands where the buttons were until it is answered. */
export function LeaveQuestion({ onStay, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Callout tone="warn" role="alert" title="Yazdıklarınız silinecek.">
        <div className={classes.answers}>
          <Button onClick={onStay}>Yazmaya devam et</Button>
          <Button onClick={onLeave}>Sil ve kapat</Button>
        </div>
      </Callout>
    </div>
  );
}
