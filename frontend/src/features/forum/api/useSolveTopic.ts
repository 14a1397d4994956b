import type { SolveTopicRequest, Topic } from '@contracts/forum';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { put } from '../../../client/http';
import { toast } from '../../../design/toast';
import { refreshLists } from './refreshTopic';
import { topicQuery } from './topicQuery';

/** Marks a topic as solved, by a comment or without one, or opens it again; shown at once and taken back when it could not be kept. */
export function useSolveTopic(topicId: string) {
  const once = useActionKey();
  const queries = useQueryClient();
  const { queryKey } = topicQuery(topicId);
  return useMutation({
    mutationFn: (request: SolveTopicRequest) =>
      once(request, async (key) => (await put<Topic>(`/api/forum/topics/${encodeURIComponent(topicId)}/solution`, { body: request, key })).data),
    onMutate: async ({ is_resolved, solving_comment_id = null }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (topic) => topic && { ...topic, is_resolved, solving_comment_id, solution: null });
      return before;
    },
    onSuccess: (topic) => {
      queries.setQueryData(queryKey, topic);
      refreshLists(queries);
    },
    onError: (error, _request, before) => {
      queries.setQueryData(queryKey, before);
      toast({ text: messageOf(error), tone: 'danger' });
    },
  });
}
