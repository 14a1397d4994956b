import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

interface Props {
  title: string;
  text?: string | null;
  /** What one does here, the most important last. */
  children: ReactNode;
}

/** What a page that lists something is, and what one does there. */
export const PageHead = ({ title, text, children }: Props) => (
  <div className={classes.head}>
    <div className={classes.title}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
    <div className={classes.ways}>{children}</div>
  </div>
);
