import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { Callout } from './Callout';
import classes from './LeaveQuestion.module.css';
import { isFocusLost, takesFocus } from './lostFocus';
import { useFocusBack } from './useFocusBack';

interface Props {
  onStay: () => void;
  /** Says what is done besides. */
  leave?: string;
  onLeave: () => void;
}

/** Asks before what was written in a form is thrown away; stands where the form's buttons were until it is answered. */
export function LeaveQuestion({ onStay, leave = 'Sil ve kapat', onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFocusBack();
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const stay = () => {
    const field = box.current?.closest('form')?.querySelector('input, textarea');
    onStay();
    // Whoever asked by a button that had to go for the question writes on.
    requestAnimationFrame(() => isFocusLost() && takesFocus(field));
  };
  return (
    <div ref={box}>
      <Callout tone="warn" role="alert" title="Yazdıklarınız silinecek.">
        <div className={classes.answers}>
          <Button onClick={stay}>Yazmaya devam et</Button>
          <Button onClick={onLeave}>{leave}</Button>
        </div>
      </Callout>
    </div>
  );
}
