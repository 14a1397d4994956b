import type { Comment, EditCommentRequest } from '@contracts/forum';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { put } from '../../../client/http';
import { replaceComment } from './replaceComment';

export function useEditComment({ id, topicId }: Comment) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: EditCommentRequest) =>
      once(request, async (key) => (await put<Comment>(`/api/forum/comments/${encodeURIComponent(id)}`, { body: request, key })).data),
    onSuccess: (comment) => {
      replaceComment(queries, comment);
      // It may be what is shown as the solution, or be quoted below.
      queries.invalidateQueries({ queryKey: ['forum', 'topic', topicId] });
      queries.invalidateQueries({ queryKey: ['forum', 'history', 'comments', id] });
    },
  });
}
