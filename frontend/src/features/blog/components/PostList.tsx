import type { PostRow } from '@contracts/blog';
import type { OwnReactions } from '@contracts/blog-reactions';
import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useFolded } from '../../../calls/useFolded';
import { FoldedNote } from '../../../design/FoldedNote';
import whole from '../../../design/Row.module.css';
import { usePostReading } from '../api/readPosts';
import { PostItem, postLinkId } from './PostItem';
import classes from './PostItem.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export function PostListSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor...">
      {ROWS.map((row) => (
        <div key={row} className={`${whole.lined} ${classes.item}`}>
          <div className={classes.main}>
            <Skeleton height="var(--s5)" width="70%" />
            <Skeleton height="var(--s4)" width="90%" mt="var(--s2)" />
            <Skeleton height="var(--s5)" width="50%" mt="var(--s3)" />
          </div>
          <Skeleton className={classes.cover} />
        </div>
      ))}
    </div>
  );
}

/** A row, folded away where its reader has blocked who wrote the post. */
function PostEntry({ post, ...shown }: ComponentProps<typeof PostItem>) {
  const { folded, show } = useFolded(post.author.id, postLinkId(post.id));
  if (!folded) return <PostItem post={post} {...shown} />;
  return (
    <article className={`${whole.lined} ${classes.item}`}>
      <FoldedNote onShow={show} />
    </article>
  );
}

export function PostList({ posts, mine }: { posts: readonly PostRow[]; mine: OwnReactions }) {
  const readingOf = usePostReading();
  return posts.map((post) => <PostEntry key={post.id} post={post} {...readingOf(post)} {...marksOf(mine, post.id)} />);
}

export const marksOf = ({ liked, bookmarked }: OwnReactions, id: string) => ({ isLiked: liked.includes(id), isBookmarked: bookmarked.includes(id) });
