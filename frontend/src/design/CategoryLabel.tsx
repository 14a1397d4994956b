import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import classes from './CategoryLabel.module.css';

export const categoryStyle = (color: string) => ({ '--category': `var(--category-${color}, var(--category-gray))` }) as CSSProperties;

interface Props {
  category: { name: string; color: string };
  to: string;
}

/** What something is filed under, and the way to all that is. */
export function CategoryLabel({ category, to }: Props) {
  return (
    <Link to={to} className={classes.label} style={categoryStyle(category.color)}>
      <span className={classes.dot} aria-hidden="true" />
      {category.name}
    </Link>
  );
}
