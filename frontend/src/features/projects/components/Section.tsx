import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface Props {
  id: string;
  title: string;
  /** How much of it there is, or the way to all of it. */
  aside?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of a project's page, with what it is called. */
export const Section = ({ id, title, aside, tools, children }: Props) => (
  <section className={classes.section} aria-labelledby={`project-${id}-title`}>
    <header className={classes.head}>
      <h2 id={`project-${id}-title`}>{title}</h2>
      {aside && <span className={classes.aside}>{aside}</span>}
      {tools}
    </header>
    {children}
  </section>
);
