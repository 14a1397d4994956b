import type { BlogComment, BlogCommentSort } from '@contracts/blog-comments';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { rowsOf } from '../../../../client/reads';
import { commentAnchor } from '../../../../paths';
import { postCommentsQuery, showPostCommentsAt } from '../../api/postComments';
import { useOlderComments } from '../useOlderComments';
import { useShownComment } from '../useShownComment';
import { wantedComment } from '../wantedComment';

const withReplies = (comments: readonly BlogComment[]): BlogComment[] => comments.flatMap((comment) => [comment, ...comment.replies]);

/** The comments of a post that are shown, from wherever the address points at, and the ways to those before and behind them. */
export function usePostComments(postId: string, sort: BlogCommentSort) {
  const queries = useQueryClient();
  const { hash, key } = useLocation();
  const named = wantedComment(hash);
  // A post has comments in either order: its ends are no places.
  const wanted = typeof named === 'object' ? named : null;
  const visit = key + hash;
  const query = useInfiniteQuery(postCommentsQuery(postId, sort, wanted ? { around: wanted.id } : undefined));
  const { data, error, hasNextPage, fetchPreviousPage } = query;
  const comments = data ? rowsOf(data.pages) : [];
  const before = data?.pages[0]?.offset ?? 0;
  const { found, lost } = useShownComment({
    ...{ wanted, visit, comments: withReplies(comments), before, hasNext: hasNextPage, loaded: data !== undefined, error },
    bring: (place) => showPostCommentsAt(queries, postId, sort, place.around ? { around: place.around } : { offset: 0 }),
  });
  const showOlder = useOlderComments(comments[0]?.id, fetchPreviousPage);
  return { ...query, comments, before, lost, showOlder, visit, highlighted: found ? commentAnchor(found) : null };
}
