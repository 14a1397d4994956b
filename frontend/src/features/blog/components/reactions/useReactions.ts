import type { Post } from '@contracts/blog';
import { useQueryClient } from '@tanstack/react-query';
import { useMember } from '../../../../client/session';
import { paths } from '../../../../paths';
import { clap } from '../../api/applause';
import { useBookmark, useLikePost } from '../../api/reactions';

/** What a reader can give to a post, and what everybody has given. */
export function useReactions(post: Post) {
  const { id, slug, author, isLiked, isBookmarked, ownApplause } = post;
  const member = useMember();
  const queries = useQueryClient();
  const like = useLikePost({ id, isOn: isLiked });
  const bookmark = useBookmark({ id, isOn: isBookmarked });
  return {
    post,
    /** Where guests are led, and back from; nothing for members, and until it is known who reads. */
    signIn: member === null ? paths.login({ reason: 'auth_required', redirect: paths.post(slug) }) : null,
    isOwn: member?.id === author.id,
    like,
    bookmark,
    applaud: () => clap(queries, id, ownApplause),
  };
}

export type Reactions = ReturnType<typeof useReactions>;
