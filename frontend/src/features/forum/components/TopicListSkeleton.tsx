import { Skeleton } from '@mantine/core';
import classes from './TopicListSkeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function TopicListSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor...">
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton circle className={classes.avatar} />
          <div>
            <Skeleton className={classes.title} />
            <Skeleton className={classes.meta} />
          </div>
        </div>
      ))}
    </div>
  );
}
