import { Skeleton } from '@mantine/core';
import classes from './SearchSkeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export function SearchSkeleton() {
  return (
    <div role="status" aria-label="Aranıyor...">
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={classes.title} />
          <Skeleton className={classes.line} />
          <Skeleton className={classes.meta} />
        </div>
      ))}
    </div>
  );
}
