import type { PostSeries } from '@contracts/blog-series';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Chip } from '../../../../design/Chip';
import { IconButton } from '../../../../design/IconButton';
import { TimeAgo } from '../../../../design/TimeAgo';
import { paths } from '../../../../paths';
import { useEditSeries } from '../../api/series';
import { minutesOf } from '../PostMeta';
import classes from './Series.module.css';

interface Props {
  series: PostSeries;
  isOwn: boolean;
}

/** The ids with the one at a place moved by as many places. */
export function moved(ids: readonly string[], at: number, by: number): string[] {
  const next = [...ids];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
}

/** The posts of a series in their order, which its author changes here. */
export function SeriesPosts({ series: { id, posts }, isOwn }: Props) {
  const editing = useEditSeries(id);
  const ids = posts.map((post) => post.id);
  const arrange = (next: string[]) => editing.mutate({ posts: next });
  return (
    <ol className={classes.posts}>
      {posts.map((post, at) => (
        <li key={post.id}>
          <span className={classes.number} aria-hidden="true">
            {at + 1}
          </span>
          <div className={classes.words}>
            <h2>
              <Link to={post.status === 'draft' ? paths.editPost(post.id) : paths.post(post.slug)}>{post.title}</Link>
            </h2>
            {post.excerpt && <p>{post.excerpt}</p>}
            <p className={classes.about}>
              {post.status === 'published' ? <TimeAgo at={post.published_at ?? post.updated_at} /> : <Chip>{post.status_details.name}</Chip>}
              {post.reading_time !== null && ` · ${minutesOf(post.reading_time)}`}
            </p>
          </div>
          {isOwn && (
            <div className={classes.ways}>
              <IconButton label={`Yukarı al: ${post.title}`} disabled={at === 0 || editing.isPending} onClick={() => arrange(moved(ids, at, -1))}>
                <IconArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton label={`Aşağı al: ${post.title}`} disabled={at === ids.length - 1 || editing.isPending} onClick={() => arrange(moved(ids, at, 1))}>
                <IconArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton label={`Diziden çıkar: ${post.title}`} disabled={editing.isPending} onClick={() => arrange(ids.filter((each) => each !== post.id))}>
                <IconX aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
