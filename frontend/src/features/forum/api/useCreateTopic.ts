import type { CreateTopicRequest, Topic } from '@contracts/forum';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { topicQuery } from './topicQuery';

export function useCreateTopic(onCreated: (topic: Topic) => void) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateTopicRequest) => once(request, async (key) => (await post<Topic>('/api/forum/topics', { body: request, key })).data),
    onSuccess: (topic) => {
      queries.setQueryData(topicQuery(topic.id).queryKey, topic);
      for (const list of ['topics', 'categories']) queries.invalidateQueries({ queryKey: ['forum', list] });
      queries.invalidateQueries({ queryKey: ['home'] });
      onCreated(topic);
    },
  });
}
