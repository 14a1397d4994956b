import { Skeleton } from '@mantine/core';
import card from '../../../design/Card.module.css';
import head from './JobHead.module.css';
import page from './JobPage.module.css';
import classes from './JobView.module.css';

const LINES = ['96%', '88%', '92%', '60%'];

/** In the shape of a listing, so that nothing jumps when it comes. */
export const JobSkeleton = ({ isBare = false }: { isBare?: boolean }) => (
  <div role="status" aria-label="Yükleniyor..." className={isBare ? classes.view : `${page.page} ${classes.view}`}>
    <div className={classes.main}>
      <div className={head.head}>
        <Skeleton height="var(--s16)" width="var(--s16)" radius="var(--radius-large)" />
        <div className={head.words}>
          <Skeleton height="var(--s8)" width="60%" />
          <Skeleton height="var(--s4)" width="40%" mt="var(--s3)" />
        </div>
      </div>
      <Skeleton height="var(--writing)" />
      <div className={card.card} style={{ padding: 'var(--s6)' }}>
        {LINES.map((width) => (
          <Skeleton key={width} height="var(--s4)" width={width} mt="var(--s3)" />
        ))}
      </div>
    </div>
    <div className={classes.beside}>
      <Skeleton height="var(--writing-tall)" />
    </div>
  </div>
);
