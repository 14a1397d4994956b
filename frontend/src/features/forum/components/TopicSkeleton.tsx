import { Skeleton } from '@mantine/core';
import card from '../../../design/Card.module.css';
import classes from './TopicSkeleton.module.css';

export function TopicSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor...">
      <Skeleton className={classes.crumb} />
      <Skeleton className={classes.title} />
      <Skeleton className={classes.meta} />
      <div className={`${card.card} ${classes.post}`}>
        <Skeleton circle className={classes.avatar} />
        <Skeleton className={classes.line} />
        <Skeleton className={classes.line} />
        <Skeleton className={classes.half} />
      </div>
    </div>
  );
}
