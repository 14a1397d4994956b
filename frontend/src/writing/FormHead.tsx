import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DraftNote } from '../design/DraftNote';
import classes from './FormPage.module.css';

interface Props {
  back: { to: string; label: string };
  title: string;
  /** How what is written stands. */
  state?: ReactNode;
  savedAt: Date | null;
  /** What it lacks, what leads on, and last what saves it. */
  children: ReactNode;
}

/** Always at hand above what is written on a page of its own. */
export const FormHead = ({ back, title, state, savedAt, children }: Props) => (
  <header className={classes.head}>
    <Link to={back.to} className={classes.back}>
      <IconArrowLeft aria-hidden="true" />
      <span>{back.label}</span>
    </Link>
    <h1 data-kept={savedAt ? true : undefined}>{title}</h1>
    {state && <span className={classes.state}>{state}</span>}
    <span className={classes.kept}>
      <DraftNote savedAt={savedAt} />
    </span>
    <div className={classes.ways}>{children}</div>
  </header>
);
