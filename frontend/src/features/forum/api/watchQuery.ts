import type { TopicWatch, WatchLevel } from '@contracts/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { getData, put } from '../../../client/http';
import { toast } from '../../../design/toast';

const address = (topicId: string) => `/api/forum/topics/${encodeURIComponent(topicId)}/watch`;

/** How the member watches a topic; writing in it changes that, so it is read anew. */
export const watchQuery = (topicId: string) =>
  queryOptions({ queryKey: ['forum', 'watch', topicId], queryFn: ({ signal }) => getData<TopicWatch>(address(topicId), { signal }), staleTime: 0 });

/** Shows the level at once and takes it back when it could not be kept. */
export function useWatchTopic(topicId: string) {
  const once = useActionKey();
  const queries = useQueryClient();
  const { queryKey } = watchQuery(topicId);
  return useMutation({
    mutationFn: (level: WatchLevel) => once(level, async (key) => (await put<TopicWatch>(address(topicId), { body: { level }, key })).data),
    onMutate: async (level) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, { level });
      return before;
    },
    onSuccess: (watch) => queries.setQueryData(queryKey, watch),
    onError: (error, _level, before) => {
      queries.setQueryData(queryKey, before);
      toast({ text: messageOf(error), tone: 'danger' });
    },
  });
}
