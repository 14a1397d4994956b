import type { LikeAnswer } from '@contracts/likes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { toast } from '../../../design/toast';
import { type Likeable, likedQuery } from './likedQuery';
import { likedTopicsKey } from './likedTopicsQuery';
import { showLikes } from './showLikes';

/** A press shows at once; presses reach the server one after the other, each with what it wants, so that the last one stands. */
export function useLike(text: Likeable) {
  const queries = useQueryClient();
  const query = likedQuery(text);
  const mutationKey = ['forum', 'like', text.id];
  const { data: liked = false } = useQuery(query);
  const show = (now: boolean, by: 1 | -1) => {
    queries.setQueryData(query.queryKey, now);
    showLikes(queries, text, (likes) => Math.max(0, likes + by));
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: async (wanted: boolean) => {
      const path = text.type === 'topic' ? 'posts' : 'comments';
      return (await post<LikeAnswer>(`/api/forum/${path}/${encodeURIComponent(text.id)}/like`, { body: { liked: wanted } })).data;
    },
    onMutate: (wanted) => {
      void queries.cancelQueries(query);
      show(wanted, wanted ? 1 : -1);
    },
    onSuccess: ({ liked: now, count }) => {
      if (queries.isMutating({ mutationKey }) > 1) return;
      queries.setQueryData(query.queryKey, now);
      showLikes(queries, text, () => count);
    },
    onError: (error, wanted) => {
      show(!wanted, wanted ? -1 : 1);
      void toast({ title: wanted ? 'Beğenilemedi' : 'Beğeni geri alınamadı', text: messageOf(error), tone: 'danger' });
    },
    onSettled: () => {
      if (text.type === 'comment') return;
      void queries.invalidateQueries({ queryKey: likedTopicsKey });
      void queries.invalidateQueries({ queryKey: ['forum', 'topics'], refetchType: 'none' });
    },
  });
  return { liked, toggle: () => mutate(!liked) };
}
