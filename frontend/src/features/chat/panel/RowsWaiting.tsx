import { Skeleton } from '@mantine/core';
import classes from './Panel.module.css';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** In the shape of rows that are still to come. */
export const RowsWaiting = () => (
  <div role="status" aria-label="Yükleniyor..." className={classes.rows}>
    {WAITING.map((row) => (
      <div key={row} className={classes.person}>
        <Skeleton circle height="var(--target)" width="var(--target)" />
        <span className={classes.who}>
          <Skeleton height="var(--s4)" width="60%" />
          <Skeleton height="var(--s3)" width="84%" mt="var(--s2)" />
        </span>
      </div>
    ))}
  </div>
);
