import { Skeleton } from '@mantine/core';
import whole from '../../../design/Row.module.css';
import classes from './JobItem.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export const JobListSkeleton = () => (
  <div role="status" aria-label="Yükleniyor...">
    {ROWS.map((row) => (
      <div key={row} className={`${whole.lined} ${classes.item}`}>
        <Skeleton height="var(--target)" width="var(--target)" />
        <div className={classes.main}>
          <Skeleton height="var(--s5)" width="44%" />
          <Skeleton height="var(--s4)" width="62%" mt="var(--s2)" />
          <Skeleton height="var(--s5)" width="54%" mt="var(--s3)" />
        </div>
        <div className={classes.pay}>
          <Skeleton height="var(--s5)" width="var(--s24)" />
          <Skeleton height="var(--s8)" width="var(--s14)" />
        </div>
      </div>
    ))}
  </div>
);
