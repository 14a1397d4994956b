import type { AddCommentRequest, Comment, CommentText, EditCommentRequest } from '@contracts/forum';
import type { CommentPage, CommentPlace } from '@contracts/reading';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { posts, puts, useCall } from '../../../calls/useCall';
import { getAnswer, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { at, reads } from '../../../client/reads';
import { isUnseen } from './refreshTopic';
import type { Thread } from './thread';
import { topicQuery } from './topics';

/** Most topics fit into one answer. */
const LIMIT = 50;

/** Where the comments begin. */
export const START: CommentPlace = {};

const fetchComments = (topicId: string, { after, before, around, edge }: CommentPlace, signal?: AbortSignal) =>
  getAnswer<CommentPage>(at`/api/forum/topics/${topicId}/comments` + queryOf({ limit: LIMIT, after, before, around, edge }), { signal });

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

/** Comments of a topic that wait for a moderator: the member's own, or all of them for those who decide. */
export const heldCommentsQuery = (topicId: string, memberId: string) =>
  reads<Comment[]>(['forum', 'heldComments', topicId, memberId], at`/api/forum/topics/${topicId}/held-comments`);

/** `onAdded` is for what the end of the list does not show yet. */
export function useAddComment(topicId: string, onAdded: (comment: Comment) => void) {
  const queries = useQueryClient();
  return useCall(posts<AddCommentRequest, Comment>(at`/api/forum/topics/${topicId}/comments`), {
    onSuccess: ({ data: comment }) => {
      const asksAgain = (...queryKey: string[]) => void queries.invalidateQueries({ queryKey });
      if (comment.state === 'held') return asksAgain('forum', 'heldComments', topicId);
      appendComment(queries, topicId, comment);
      queries.setQueryData(
        topicQuery(topicId).queryKey,
        (topic) =>
          topic && {
            ...topic,
            comment_count: topic.comment_count + 1,
            comment_total: topic.comment_total + 1,
            last_activity_at: comment.created_at,
            last_activity_by: comment.users,
          },
      );
      asksAgain('forum', 'topics');
      asksAgain('home');
      asksAgain('forum', 'watch', topicId);
      onAdded(comment);
    },
  });
}

/** Puts the new comment at the end of what is shown; when the end is not loaded yet it comes with the missing pages. */
function appendComment(queries: QueryClient, topicId: string, comment: Comment) {
  queries.setQueryData(commentsQuery(topicId).queryKey, (shown) => {
    const last = shown?.pages.at(-1);
    if (!shown || !last) return shown;
    const longer = shown.pages.map((page) => ({ ...page, total: page.total + 1 }));
    if (last.hasMore) return { ...shown, pages: longer };
    return { ...shown, pages: longer.with(-1, { ...last, total: last.total + 1, data: [...last.data, comment] }) };
  });
}

/** Changes comments of a topic wherever they are shown. */
export function changeComments(queries: QueryClient, topicId: string, change: (comment: Comment) => Comment) {
  queries.setQueriesData<InfiniteData<{ data: Comment[] }>>(
    { queryKey: ['forum', 'comments', topicId] },
    (shown) => shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, data: page.data.map(change) })) },
  );
}

export function useEditComment(id: string, thread: Thread) {
  const queries = useQueryClient();
  return useCall(puts<EditCommentRequest, CommentText>(thread.api + at`/comments/${id}`), {
    // It may be what is shown as the solution, or be quoted below.
    asksAgain: [
      ['forum', 'topic', thread.id],
      ['forum', 'history', 'comments', id],
    ],
    onSuccess: ({ data }) => {
      const { content, html, excerpt, updated_at, edited, edition, edited_by_moderator } = data;
      const words = { content, html, excerpt, updated_at, edited, edition, edited_by_moderator };
      thread.change(queries, (comment) => (comment.id === id ? { ...comment, ...words } : comment));
    },
    onError: (error) => {
      if (isUnseen(error)) void thread.refresh(queries);
    },
  });
}
