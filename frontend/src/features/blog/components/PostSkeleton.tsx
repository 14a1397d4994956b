import { Skeleton } from '@mantine/core';
import { ReadingColumns } from '../../../design/ReadingColumns';
import { BlogCategories } from './BlogCategories';
import head from './PostHead.module.css';

const LINES = ['96%', '88%', '92%', '60%', '94%', '70%'];

export function PostSkeleton() {
  return (
    <ReadingColumns side={<BlogCategories filter={null} />} acts={null} bar={null} rail={null} railLabel="Yazı bilgisi">
      <div role="status" aria-label="Yükleniyor...">
        <div className={head.head}>
          <Skeleton height="var(--s4)" width="24%" />
          <Skeleton height="var(--s10)" width="84%" />
          <Skeleton height="var(--s6)" width="92%" />
          <Skeleton height="var(--control)" width="40%" />
          <Skeleton className={head.cover} />
        </div>
        {LINES.map((width) => (
          <Skeleton key={width} height="var(--s4)" width={width} mt="var(--s3)" />
        ))}
      </div>
    </ReadingColumns>
  );
}
