import { type ReactNode, useId } from 'react';
import classes from './Banner.module.css';

type Name = { title: string; label?: undefined } | { title?: undefined; label: string };

type Props = Name & {
  tone: 'info' | 'warn' | 'danger';
  icon: ReactNode;
  children: ReactNode;
  /** What can be done about it. */
  action: ReactNode;
  /** On a phone one line of text and the action under it. */
  slim?: boolean;
};

/** A strip under the header for what has to be known on every page; it is named by its title or, without one, by its label. */
export function Banner({ tone, icon, title, label, children, action, slim }: Props) {
  const id = useId();
  return (
    <section className={`${classes.banner} ${classes[tone]}`} aria-label={label} aria-labelledby={title && id}>
      <div className={slim ? `${classes.inner} ${classes.slim}` : classes.inner}>
        {icon}
        <div className={classes.body}>
          {title && (
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
          )}
          {children}
        </div>
        {action}
      </div>
    </section>
  );
}
