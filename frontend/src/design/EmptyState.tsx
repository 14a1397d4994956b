import type { ReactNode } from 'react';
import classes from './Message.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
  /** What to do next. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className={classes.message}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
