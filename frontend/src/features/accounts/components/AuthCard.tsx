import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

interface Props {
  title: string;
  /** `h2` below another card that names the page. */
  heading?: 'h1' | 'h2';
  text?: ReactNode;
  children: ReactNode;
  /** What stands below the card. */
  below?: ReactNode;
}

export function AuthCard({ title, heading: Heading = 'h1', text, children, below }: Props) {
  return (
    <>
      <section className={classes.card}>
        <Heading className={classes.title}>{title}</Heading>
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </section>
      {below && <p className={classes.below}>{below}</p>}
    </>
  );
}
