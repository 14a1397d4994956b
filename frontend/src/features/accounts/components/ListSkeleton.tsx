import { Skeleton } from '@mantine/core';
import classes from './EntryList.module.css';

/** Stands in for rows that are still arriving. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.list} role="status" aria-label="Yükleniyor...">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
        <div key={row} className={classes.row}>
          <Skeleton className={classes.skeleton} />
        </div>
      ))}
    </div>
  );
}
