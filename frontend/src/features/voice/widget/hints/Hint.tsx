import type { ReactNode } from 'react';
import classes from './Hints.module.css';

interface Props {
  icon: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence about the sound, with what can be done about it. */
export const Hint = ({ icon, action, children }: Props) => (
  <div className={classes.hint} data-tone="warn">
    {icon}
    <p className={classes.text}>{children}</p>
    {action}
  </div>
);
