import type { BookmarkedPost } from '@contracts/blog-reactions';
import { PanelEntry } from '../../../design/PanelEntry';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { PostCover } from './PostCover';

interface Props {
  post: BookmarkedPost;
  /** Whether it is also said when it was saved. */
  isDated?: boolean;
  onGo?: () => void;
}

/** A post that the member has saved, by its cover, title and author. */
export const SavedPost = ({ post: { slug, title, featured_image, author, bookmarkCreatedAt }, isDated = false, onGo }: Props) => (
  <PanelEntry to={paths.post(slug)} cover={<PostCover url={featured_image} />} title={title} onGo={onGo}>
    <bdi>{author.name}</bdi>
    {isDated && (
      <>
        {' · '}
        <span className="visually-hidden">Kaydettiğiniz tarih: </span>
        <TimeAgo at={bookmarkCreatedAt} />
      </>
    )}
  </PanelEntry>
);
