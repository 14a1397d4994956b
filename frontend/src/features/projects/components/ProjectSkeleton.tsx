import { Skeleton } from '@mantine/core';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import head from './ProjectHead.module.css';

const LINES = ['96%', '88%', '60%'];

export const ProjectSkeleton = () => (
  <Columns side={null}>
    <div role="status" aria-label="Yükleniyor...">
      <div className={`${card.card} ${head.head}`}>
        <div className={head.top}>
          <Skeleton className={head.cover} />
          <div className={head.words}>
            <Skeleton height="var(--s9)" width="50%" />
            <Skeleton height="var(--s5)" width="90%" mt="var(--s2)" />
            <Skeleton height="var(--s5)" width="40%" mt="var(--s3)" />
          </div>
        </div>
        <Skeleton height="var(--target)" />
      </div>
      {LINES.map((width) => (
        <Skeleton key={width} height="var(--s4)" width={width} mt="var(--s3)" />
      ))}
    </div>
  </Columns>
);
