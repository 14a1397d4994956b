import type { CategoryTag } from '@contracts/forum';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import classes from './CategoryLabel.module.css';

export const categoryStyle = (color: string) => ({ '--category': `var(--category-${color}, var(--category-gray))` }) as CSSProperties;

export function CategoryLabel({ category }: { category: CategoryTag }) {
  return (
    <Link to={paths.forum({ category: category.slug })} className={classes.label} style={categoryStyle(category.color)}>
      <span className={classes.dot} aria-hidden="true" />
      {category.name}
    </Link>
  );
}
