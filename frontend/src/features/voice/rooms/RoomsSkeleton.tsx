import { Skeleton } from '@mantine/core';
import card from '../../../design/Card.module.css';
import classes from './Rooms.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** In the shape of rooms that are still to come. */
export const RoomsSkeleton = () => (
  <div className={classes.groups} role="status" aria-label="Yükleniyor...">
    <div className={classes.cards}>
      {CARDS.map((each) => (
        <div key={each} className={`${card.card} ${classes.waiting}`}>
          <div className={classes.waitingHead}>
            <Skeleton height="var(--control)" width="var(--control)" radius="var(--radius)" />
            <div>
              <Skeleton height="var(--s4)" width="var(--s24)" />
              <Skeleton height="var(--s3)" width="var(--s16)" mt="var(--s2)" />
            </div>
          </div>
          <Skeleton height="var(--s4)" width="90%" />
          <div className={classes.waitingFoot}>
            <Skeleton height="var(--s6)" width="var(--s24)" />
            <Skeleton height="var(--s8)" width="var(--s14)" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
