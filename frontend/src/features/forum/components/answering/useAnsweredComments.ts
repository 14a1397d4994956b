import type { Above } from '@contracts/above';
import type { BlogCommentSort } from '@contracts/blog-comments';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { rowsOf } from '../../../../client/reads';
import { commentAnchor } from '../../../../paths';
import type { Answered } from '../../api/answeredAt';
import { answeredQuery, showAnsweredAt } from '../../api/answeredComments';
import { useOlderComments } from '../useOlderComments';
import { useShownComment } from '../useShownComment';
import { wantedComment } from '../wantedComment';

const withReplies = (comments: readonly Answered[]): Answered[] => comments.flatMap((comment) => [comment, ...comment.replies]);

/** The comments that are shown, from wherever the address points at, and the ways to those before and behind them. */
export function useAnsweredComments(above: Above, sort: BlogCommentSort) {
  const queries = useQueryClient();
  const { hash, key } = useLocation();
  const named = wantedComment(hash);
  // They stand in either order: their ends are no places.
  const wanted = typeof named === 'object' ? named : null;
  const visit = key + hash;
  const query = useInfiniteQuery(answeredQuery(above, sort, wanted ? { around: wanted.id } : undefined));
  const { data, error, hasNextPage, fetchPreviousPage } = query;
  const comments = data ? rowsOf(data.pages) : [];
  const before = data?.pages[0]?.offset ?? 0;
  const { found, lost } = useShownComment({
    ...{ wanted, visit, comments: withReplies(comments), before, hasNext: hasNextPage, loaded: data !== undefined, error },
    bring: (place) => showAnsweredAt(queries, above, sort, place.around ? { around: place.around } : { offset: 0 }),
  });
  const showOlder = useOlderComments(comments[0]?.id, fetchPreviousPage);
  return { ...query, comments, before, lost, showOlder, visit, highlighted: found ? commentAnchor(found) : null };
}
