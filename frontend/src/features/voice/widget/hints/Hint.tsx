import type { ReactNode } from 'react';
import classes from './Hints.module.css';

interface Props {
  tone: 'warn';
  icon: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence about the sound, with what can be done about it. */
export const Hint = ({ tone, icon, action, children }: Props) => (
  <div className={classes.hint} data-tone={tone}>
    {icon}
    <p className={classes.text}>{children}</p>
    {action}
  </div>
);
