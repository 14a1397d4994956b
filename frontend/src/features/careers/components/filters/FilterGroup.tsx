import type { ReactNode } from 'react';
import classes from './Filters.module.css';

interface Props {
  label: string;
  /** What is chosen, at the end of the label's line. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One thing by which listings are narrowed. */
export const FilterGroup = ({ label, hint, children }: Props) => (
  <fieldset className={classes.group}>
    <legend>
      {label}
      {hint && <small>{hint}</small>}
    </legend>
    {children}
  </fieldset>
);
