import { Skeleton } from '@mantine/core';
import classes from './PageSkeleton.module.css';

/** Stands in for a page whose code is still arriving. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Yükleniyor...">
      <Skeleton className={classes.title} />
      <Skeleton className={classes.body} />
    </div>
  );
}
