import { Skeleton } from '@mantine/core';
import classes from './PanelList.module.css';

const WAITING = ['a', 'b', 'c'];

/** In the shape of a narrow list whose rows are still to come. */
export const PanelWaiting = () => (
  <div className={classes.list} role="status" aria-label="Yükleniyor...">
    {WAITING.map((row) => (
      <div key={row} className={classes.entry}>
        <Skeleton className={classes.cover} />
        <div className={classes.words}>
          <Skeleton height="var(--s4)" width="84%" />
          <Skeleton height="var(--s3)" width="60%" mt="var(--s2)" />
        </div>
      </div>
    ))}
  </div>
);
