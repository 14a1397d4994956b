import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Button } from './Button';
import card from './Card.module.css';
import { categoryStyle } from './CategoryLabel';
import classes from './CategoryNav.module.css';
import { turkishNumber } from './numbers';

/** A category as a place to go; without a colour it is the whole list. */
export interface CategoryEntry {
  id: string;
  name: string;
  color: string | null;
  to: string;
  count: number;
  isCurrent: boolean;
}

/** The categories on a phone, where there is no left column. */
export function CategoryChips({ entries }: { entries: readonly CategoryEntry[] }) {
  return (
    <nav className={classes.chips} aria-label="Kategoriler">
      {entries.map(({ id, name, to, isCurrent }) => (
        <Link key={id} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

interface Props {
  entries: readonly CategoryEntry[];
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Left column: the categories with the number of what is in them. */
export function CategoryNav({ entries, isPending, hasFailed, onRetry }: Props) {
  return (
    <section className={`${card.card} ${classes.panel}`} aria-labelledby="categories">
      <h2 id="categories" className={classes.title}>
        Kategoriler
      </h2>
      {isPending && <Skeleton height="var(--s24)" />}
      {hasFailed && (
        <div className={classes.failed}>
          <p>Kategoriler yüklenemedi.</p>
          <Button size="small" onClick={onRetry}>
            Yeniden yükle
          </Button>
        </div>
      )}
      {!isPending && !hasFailed && (
        <ul className={classes.list}>
          {entries.map(({ id, name, color, to, count, isCurrent }) => (
            <li key={id} style={color === null ? undefined : categoryStyle(color)}>
              <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                {color !== null && <span className={classes.dot} aria-hidden="true" />}
                <span className={classes.name}>{name}</span>
                <span className={classes.count}>{turkishNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
