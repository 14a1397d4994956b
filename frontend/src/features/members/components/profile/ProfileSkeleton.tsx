import { Skeleton } from '@mantine/core';
import page from '../../pages/ProfilePage.module.css';
import classes from './ProfileSkeleton.module.css';

const LINES = ['72%', '48%', '90%', '64%'];
const CARDS = ['a', 'b'];

/** In the shape of a profile, while it is on its way. */
export const ProfileSkeleton = () => (
  <div className={page.page} role="status" aria-label="Yükleniyor...">
    <Skeleton className={page.cover} />
    <div className={page.columns}>
      <div className={page.who}>
        <Skeleton className={classes.picture} circle />
        {LINES.map((width) => (
          <Skeleton key={width} className={classes.line} width={width} />
        ))}
        <Skeleton className={classes.button} />
      </div>
      <div className={page.main}>
        <Skeleton className={classes.tabs} />
        {CARDS.map((card) => (
          <Skeleton key={card} className={classes.card} />
        ))}
      </div>
    </div>
  </div>
);
