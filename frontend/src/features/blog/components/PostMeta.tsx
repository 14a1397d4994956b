import type { PostRow } from '@contracts/blog';
import { Avatar } from '../../../design/Avatar';
import { BlogAuthorMark } from '../../../design/BlogAuthorMark';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './PostItem.module.css';

/** '9 dk okuma'; nothing where the author has not said. */
export const minutesOf = (minutes: number | null): string => (minutes === null ? '' : `${minutes} dk okuma`);

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ post: { author, published_at, updated_at, reading_time } }: { post: PostRow }) {
  const minutes = minutesOf(reading_time);
  return (
    <>
      <Avatar id={author.id} name={author.name} picture={author.avatar} size="small" />
      <bdi className={classes.name}>{author.name}</bdi>
      <BlogAuthorMark author={author} small />
      <span>
        <TimeAgo at={published_at ?? updated_at} />
        {minutes && ` · ${minutes}`}
      </span>
    </>
  );
}
