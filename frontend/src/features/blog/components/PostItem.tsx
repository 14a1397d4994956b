import type { PostRow } from '@contracts/blog';
import { tagSlug } from '@contracts/forum-tags';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import card from '../../../design/Card.module.css';
import { CardTags } from '../../../design/CardTags';
import { Chip } from '../../../design/Chip';
import whole from '../../../design/Row.module.css';
import { paths } from '../../../paths';
import type { PostReading } from '../api/readPosts';
import { PostCategoryLabel } from './PostCategoryLabel';
import { PostCover } from './PostCover';
import classes from './PostItem.module.css';
import { PostMeta } from './PostMeta';
import { PostNumbers } from './PostNumbers';

/** Where the focus goes when a folded row is opened. */
export const postLinkId = (postId: string) => `post-link-${postId}`;

interface Props extends PostReading {
  post: PostRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

function Title({ post, reading, className }: { post: PostRow; reading: PostReading['reading']; className: string | undefined }) {
  const isNew = reading === 'new';
  return (
    <h2 className={className}>
      {isNew && <span className={whole.dot} aria-hidden="true" />}
      <Link id={postLinkId(post.id)} to={paths.post(post.slug)} className={whole.link} data-topic-link>
        {post.title}
        {isNew && <span className="visually-hidden"> (okunmadı)</span>}
      </Link>
    </h2>
  );
}

/** A post among others. */
export function PostItem({ post, reading, percent, ...marks }: Props) {
  return (
    <article className={`${whole.lined} ${classes.item}`} data-reading={reading}>
      <div className={classes.main}>
        <Title post={post} reading={reading} className={classes.title} />
        <p className={classes.excerpt}>{post.excerpt}</p>
        <div className={classes.meta}>
          {post.category && <PostCategoryLabel category={post.category} />}
          <PostMeta post={post} />
          <ReadShare reading={reading} percent={percent} />
          {reading !== 'part' && (
            <span className={classes.tags}>
              <CardTags hashed tags={post.tags} to={(tag) => paths.blog({ tag: tagSlug(tag) })} />
            </span>
          )}
          <PostNumbers post={post} {...marks} />
        </div>
      </div>
      <div className={classes.cover}>
        <PostCover url={post.featured_image} />
      </div>
    </article>
  );
}

/** How much of it was read, once it was begun. */
function ReadShare({ reading, percent }: PostReading) {
  if (reading === 'read') return <span>Okundu</span>;
  if (reading !== 'part') return null;
  return (
    <span className={classes.share}>
      <span className={classes.way} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      %{percent} okundu
    </span>
  );
}

/** The post that staff picked out, on top of the list. */
export function FeaturedPost({ post, reading, percent, ...marks }: Props) {
  return (
    <article className={`${card.card} ${whole.row} ${classes.featured}`} data-reading={reading}>
      <div className={classes.cover}>
        <PostCover url={post.featured_image} early />
      </div>
      <div className={classes.words}>
        <div className={classes.meta}>
          <Chip tone="brand" icon={<IconSparkles aria-hidden="true" />}>
            Öne çıkan
          </Chip>
          {post.category && <PostCategoryLabel category={post.category} />}
        </div>
        <Title post={post} reading={reading} className={classes.headline} />
        <p className={classes.excerpt}>{post.excerpt}</p>
        <div className={`${classes.meta} ${classes.end}`}>
          <PostMeta post={post} />
          <ReadShare reading={reading} percent={percent} />
        </div>
        <div className={classes.meta}>
          <PostNumbers post={post} {...marks} />
        </div>
      </div>
    </article>
  );
}
