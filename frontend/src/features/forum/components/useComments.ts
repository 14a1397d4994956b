import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { rowsOf } from '../../../client/reads';
import { commentAnchor } from '../../../paths';
import { commentsQuery, showCommentsAt } from '../api/comments';
import { useOlderComments } from './useOlderComments';
import { useShownComment } from './useShownComment';
import { placeOf, wantedComment } from './wantedComment';

/** The comments that are shown, from wherever the address points at, and the ways to those before and behind them. */
export function useComments(topicId: string) {
  const queries = useQueryClient();
  const { hash, key } = useLocation();
  const wanted = wantedComment(hash);
  // An address that is typed, or a link within a text, is a visit without a key of its own.
  const visit = key + hash;
  const query = useInfiniteQuery(commentsQuery(topicId, placeOf(wanted)));
  const { data, error, hasNextPage, fetchPreviousPage } = query;
  const comments = data ? rowsOf(data.pages) : [];
  /** How many comments stand before the first that is shown. */
  const before = data?.pages[0]?.offset ?? 0;
  const { found, lost } = useShownComment({
    ...{ wanted, visit, comments, before, hasNext: hasNextPage, loaded: data !== undefined, error },
    bring: (place) => showCommentsAt(queries, topicId, place),
  });
  const showOlder = useOlderComments(comments[0]?.id, fetchPreviousPage);
  return { ...query, comments, before, total: data?.pages.at(-1)?.total ?? 0, lost, showOlder, visit, highlighted: found ? commentAnchor(found) : null };
}
