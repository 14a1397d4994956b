import type { Post } from '@contracts/blog';
import { tagSlug } from '@contracts/forum-tags';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar';
import { BlogAuthorMark } from '../../../design/BlogAuthorMark';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { CardTags } from '../../../design/CardTags';
import { exactTime } from '../../../design/dates';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { HIDDEN_TEXT } from './hiddenText';
import { PostCategoryLabel } from './PostCategoryLabel';
import { PostCover } from './PostCover';
import classes from './PostHead.module.css';
import { minutesOf } from './PostMeta';
import { SeriesChip } from './series/SeriesCard';

/** What has the focus once a decision about the post was taken back. */
export const POST_TITLE_ID = 'post-title';

interface Props {
  post: Post;
  isOwn: boolean;
  /** Beside the author's name: a way to hear of more. */
  follow: ReactNode;
  /** In the place of how it stands: why it is not where everybody finds it. */
  notice?: ReactNode;
}

/** Above the words of a post: what it is, whose, and how it stands where not everybody reads it. */
export function PostHead({ post, isOwn, follow, notice }: Props) {
  const { author, category, excerpt, featured_image, tags, title } = post;
  return (
    <header className={classes.head}>
      <nav className={classes.crumbs} aria-label="Neredesiniz">
        <Link to={paths.blog()}>Blog</Link>
        {category && <span aria-hidden="true">/</span>}
        {category && <PostCategoryLabel category={category} />}
        {post.status === 'published' && !post.hidden && <SeriesChip postId={post.id} />}
      </nav>
      <h1 id={POST_TITLE_ID} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
      <div className={classes.by}>
        <Avatar id={author.id} name={author.name} picture={author.avatar} size="large" />
        <div className={classes.who}>
          <span className={classes.author}>
            {author.username ? (
              <Link to={paths.profile(author.username)} className={classes.name}>
                <bdi>{author.name}</bdi>
              </Link>
            ) : (
              <bdi className={classes.name}>{author.name}</bdi>
            )}
            <BlogAuthorMark author={author} />
            {follow}
          </span>
          <span className={classes.when}>
            <When post={post} />
          </span>
        </div>
        {isOwn && (
          <LinkButton size="small" icon={<IconPencil aria-hidden="true" />} to={paths.editPost(post.id)}>
            Düzenle
          </LinkButton>
        )}
        {tags.length > 0 && (
          <span className={classes.tags}>
            <CardTags hashed tags={tags} to={(tag) => paths.blog({ tag: tagSlug(tag) })} />
          </span>
        )}
      </div>
      {notice || <Standing post={post} />}
      {featured_image && (
        <div className={classes.cover}>
          <PostCover url={featured_image} early />
        </div>
      )}
    </header>
  );
}

/** A change in the minutes after publication is nothing to be told. */
const isChanged = ({ published_at, updated_at }: Post): boolean => published_at !== null && Date.parse(updated_at) - Date.parse(published_at) > 3_600_000;

function When({ post }: { post: Post }) {
  const minutes = minutesOf(post.reading_time);
  return (
    <>
      <TimeAgo at={post.published_at ?? post.updated_at} />
      {minutes && ` · ${minutes}`}
      {isChanged(post) && (
        <>
          {' · güncellendi: '}
          <TimeAgo at={post.updated_at} />
        </>
      )}
    </>
  );
}

function Standing({ post: { hidden, status, status_details, scheduled_at } }: { post: Post }) {
  if (hidden) return <Callout tone="warn">{HIDDEN_TEXT}</Callout>;
  if (status === 'published') return null;
  return (
    <Callout tone="info" title={status_details.name}>
      {status === 'scheduled' && scheduled_at
        ? `${exactTime(scheduled_at)} tarihinde yayınlanacak. O zamana kadar yalnızca siz görürsünüz.`
        : status_details.description}
    </Callout>
  );
}
