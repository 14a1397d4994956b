import type { AddCommentRequest, Comment } from '@contracts/forum';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { commentsQuery } from './commentsQuery';
import { topicQuery } from './topicQuery';

/** `onAdded` is for what the end of the list does not show yet. */
export function useAddComment(topicId: string, onAdded: (comment: Comment) => void) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: AddCommentRequest) =>
      once(request, async (key) => (await post<Comment>(`/api/forum/topics/${encodeURIComponent(topicId)}/comments`, { body: request, key })).data),
    onSuccess: (comment) => {
      if (comment.state === 'held') {
        queries.invalidateQueries({ queryKey: ['forum', 'heldComments', topicId] });
        return;
      }
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
      queries.invalidateQueries({ queryKey: ['forum', 'topics'] });
      queries.invalidateQueries({ queryKey: ['home'] });
      queries.invalidateQueries({ queryKey: ['forum', 'watch', topicId] });
      onAdded(comment);
    },
  });
}

/** Puts the new comment at the end of what is shown; when the end is not loaded yet it comes with the missing pages. */
function appendComment(queries: ReturnType<typeof useQueryClient>, topicId: string, comment: Comment) {
  queries.setQueryData(commentsQuery(topicId).queryKey, (shown) => {
    const last = shown?.pages.at(-1);
    if (!shown || !last) return shown;
    const longer = shown.pages.map((page) => ({ ...page, total: page.total + 1 }));
    if (last.hasMore) return { ...shown, pages: longer };
    return { ...shown, pages: longer.with(-1, { ...last, total: last.total + 1, data: [...last.data, comment] }) };
  });
}
