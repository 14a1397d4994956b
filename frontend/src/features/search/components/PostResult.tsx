import { displayName } from '@contracts/accounts';
import type { PostHit } from '@contracts/search';
import { IconArticle } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { FoundText } from './FoundText';

/** A post of the blog that was found. */
export const PostResult = ({ post: { slug, title, excerpts, category, author, published_at, likes, comments } }: { post: PostHit }) => (
  <FoundText authorId={author.id} to={paths.post(slug)} title={title} excerpts={excerpts} chips={<Chip icon={<IconArticle />}>Yazı</Chip>}>
    {category && `${category.name} · `}
    <bdi>{displayName(author)}</bdi> · <TimeAgo at={published_at} />
    {comments > 0 && ` · ${turkishNumber(comments)} yorum`}
    {likes > 0 && ` · ${turkishNumber(likes)} beğeni`}
  </FoundText>
);
