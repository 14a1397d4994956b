import { type ReactNode, useEffect, useRef } from 'react';
import classes from './JobForm.module.css';

interface Props {
  /** It stood there before anything was pressed. */
  isOld?: boolean;
  children: ReactNode;
}

/** What went wrong, above the fields: it takes the focus and comes into view, for what was pressed stands far below it. */
export function Noticed({ isOld = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOld) place.current?.focus();
  }, [isOld]);
  return (
    <div ref={place} className={classes.noticed} tabIndex={-1}>
      {children}
    </div>
  );
}
