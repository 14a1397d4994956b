import { CODE, type Listing } from '@contracts/envelope';
import { LIKE_LIMITS, type LikeAnswer, type LikedTopic } from '@contracts/likes';
import { infiniteQueryOptions, type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode, messageOf } from '../../../client/apiError';
import { getList, post, queryOf } from '../../../client/http';
import { at, nextOffset } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { changeComments } from './comments';
import { type Likeable, likedQuery } from './likedQuery';
import { topicQuery } from './topics';

const PAGE = 20;
const LIKED_TOPICS = ['forum', 'liked-topics'];

/** Whoever is not signed in likes nothing. */
async function likedTopics(limit: number, offset: number, signal: AbortSignal): Promise<Listing<LikedTopic>> {
  try {
    return await getList<LikedTopic>(`/api/forum/users/me/liked-posts${queryOf({ limit, offset })}`, { signal, quiet: true });
  } catch (error) {
    if (!hasCode(error, CODE.authRequired)) throw error;
    return { success: true, data: [], total: 0, limit, offset, hasMore: false };
  }
}

/** The topics that the member liked last. */
export const lastLikedQuery = queryOptions({
  queryKey: [...LIKED_TOPICS, 'last'],
  queryFn: ({ signal }) => likedTopics(LIKE_LIMITS.panel, 0, signal),
});

/** All topics that the member likes, the newest like first. */
export const likedTopicsQuery = infiniteQueryOptions({
  queryKey: [...LIKED_TOPICS, 'all'],
  queryFn: ({ pageParam, signal }) => likedTopics(PAGE, pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: nextOffset,
});

/** Changes the number of likes wherever the open topic shows it. */
function showLikes(queries: QueryClient, { type, id, topicId }: Likeable, change: (likes: number) => number) {
  if (type === 'topic') queries.setQueryData(topicQuery(id).queryKey, (topic) => topic && { ...topic, likes: change(topic.likes) });
  else changeComments(queries, topicId, (comment) => (comment.id === id ? { ...comment, likes: change(comment.likes) } : comment));
}

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
      return (await post<LikeAnswer>(at`/api/forum/${path}/${text.id}/like`, { body: { liked: wanted } })).data;
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
      void queries.invalidateQueries({ queryKey: LIKED_TOPICS });
      void queries.invalidateQueries({ queryKey: ['forum', 'topics'], refetchType: 'none' });
    },
  });
  return { liked, toggle: () => mutate(!liked) };
}
