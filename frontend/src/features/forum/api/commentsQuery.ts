import type { CommentPage, CommentPlace } from '@contracts/reading';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { getAnswer, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';

/** Most topics fit into one answer. */
const LIMIT = 50;

/** Where the comments begin. */
export const START: CommentPlace = {};

const fetchComments = (topicId: string, { after, before, around, edge }: CommentPlace, signal?: AbortSignal) =>
  getAnswer<CommentPage>(`/api/forum/topics/${encodeURIComponent(topicId)}/comments${queryOf({ limit: LIMIT, after, before, around, edge })}`, { signal });

export const commentsQuery = (topicId: string, place = START) =>
  infiniteQueryOptions({
    ...kept,
    queryKey: ['forum', 'comments', topicId],
    queryFn: ({ pageParam, signal }) => fetchComments(topicId, pageParam, signal),
    initialPageParam: place,
    getNextPageParam: ({ cursors: { after } }): CommentPlace | undefined => (after ? { after } : undefined),
    getPreviousPageParam: ({ cursors: { before } }): CommentPlace | undefined => (before ? { before } : undefined),
  });

/** Shows the comments from another place; what was shown before is let go. */
export async function showCommentsAt(queries: QueryClient, topicId: string, place: CommentPlace): Promise<void> {
  const { queryKey } = commentsQuery(topicId);
  await queries.cancelQueries({ queryKey });
  const page = await fetchComments(topicId, place);
  queries.setQueryData(queryKey, { pages: [page], pageParams: [place] });
}
