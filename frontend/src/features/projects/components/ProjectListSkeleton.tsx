import { Skeleton } from '@mantine/core';
import whole from '../../../design/Row.module.css';
import classes from './ProjectItem.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export const ProjectListSkeleton = () => (
  <div role="status" aria-label="Yükleniyor...">
    {ROWS.map((row) => (
      <div key={row} className={`${whole.lined} ${classes.item}`}>
        <Skeleton className={classes.cover} />
        <div className={classes.main}>
          <Skeleton height="var(--s5)" width="46%" />
          <Skeleton height="var(--s4)" width="88%" mt="var(--s2)" />
          <Skeleton height="var(--s5)" width="60%" mt="var(--s3)" />
        </div>
        <div className={classes.posting}>
          <Skeleton height="var(--s5)" width="40%" />
          <Skeleton height="var(--s4)" width="80%" mt="var(--s1)" />
        </div>
      </div>
    ))}
  </div>
);
