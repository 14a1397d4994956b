import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One subject of a settings page. */
export function SettingsSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  );
}
