import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** What stands below the card. */
  below?: ReactNode;
}

export function AuthCard({ title, text, children, below }: Props) {
  return (
    <>
      <section className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </section>
      {below && <p className={classes.below}>{below}</p>}
    </>
  );
}
