import type { EditTopicRequest, Topic } from '@contracts/forum';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { put } from '../../../client/http';
import { refreshLists } from './refreshTopic';
import { topicQuery } from './topicQuery';

export function useEditTopic(topicId: string) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: EditTopicRequest) =>
      once(request, async (key) => (await put<Topic>(`/api/forum/topics/${encodeURIComponent(topicId)}`, { body: request, key })).data),
    onSuccess: (topic) => {
      queries.setQueryData(topicQuery(topicId).queryKey, topic);
      refreshLists(queries);
    },
  });
}
