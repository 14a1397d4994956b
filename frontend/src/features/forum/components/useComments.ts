import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { commentAnchor } from '../../../paths';
import { commentsQuery } from '../api/commentsQuery';
import { rowsOf } from '../api/topicsQuery';

/** The comments so far, and the one that the address points at: pages are loaded until it is there, then it is shown. */
export function useComments(topicId: string) {
  const query = useInfiniteQuery(commentsQuery(topicId));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const comments = data ? rowsOf(data.pages) : [];
  const { hash, key } = useLocation();
  const wanted = hash.slice(1);
  const found = comments.some((comment) => commentAnchor(comment.id) === wanted);
  const searching = wanted !== '' && !found && hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (searching) fetchNextPage();
  }, [searching, fetchNextPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second press on the same link show the comment again
  useEffect(() => {
    if (!found) return;
    const target = document.getElementById(wanted);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [found, wanted, key]);

  return { ...query, comments, total: data?.pages.at(-1)?.total ?? 0, highlighted: found ? wanted : null };
}
