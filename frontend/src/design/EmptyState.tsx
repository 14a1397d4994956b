import type { ReactNode } from 'react';
import classes from './Message.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
  /** `h1` where it is all there is on the page. */
  heading?: 'h1' | 'h2';
  /** What to do next. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, heading: Heading = 'h2', children }: Props) {
  return (
    <div className={classes.message}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
