import type { BookmarkedPost } from '@contracts/blog-reactions';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { PostCover } from './PostCover';
import classes from './SavedPosts.module.css';

interface Props {
  post: BookmarkedPost;
  /** Whether it is also said when it was saved. */
  isDated?: boolean;
  onGo?: () => void;
}

/** A post that the member has saved, by its cover, title and author. */
export const SavedPost = ({ post: { slug, title, featured_image, author, bookmarkCreatedAt }, isDated = false, onGo }: Props) => (
  <Link to={paths.post(slug)} className={classes.post} onClick={onGo}>
    <span className={classes.cover}>
      <PostCover url={featured_image} />
    </span>
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.by}>
        <bdi>{author.name}</bdi>
        {isDated && (
          <>
            {' · '}
            <span className="visually-hidden">Kaydettiğiniz tarih: </span>
            <TimeAgo at={bookmarkCreatedAt} />
          </>
        )}
      </span>
    </span>
  </Link>
);
