import { CODE, type Listing } from '@contracts/envelope';
import { LIKE_LIMITS, type LikeAnswer, type LikedTopic } from '@contracts/likes';
import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSwitch } from '../../../calls/useSwitch';
import { hasCode } from '../../../client/apiError';
import { getList, post, queryOf } from '../../../client/http';
import { at, nextOffset } from '../../../client/reads';
import { type Likeable, likedQuery } from './likedQuery';
import { topicQuery } from './topics';

const PAGE = 20;
/** Whether lists show how often it is liked. */
const COUNTED_IN_LISTS: Record<Likeable['type'], boolean> = { topic: true, comment: false };
const likedAt = (text: Likeable): string => (text.type === 'topic' ? at`/api/forum/posts/${text.id}/like` : text.thread.api + at`/comments/${text.id}/like`);
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
function showLikes(queries: QueryClient, text: Likeable, change: (likes: number) => number) {
  switch (text.type) {
    case 'topic':
      return void queries.setQueryData(topicQuery(text.id).queryKey, (topic) => topic && { ...topic, likes: change(topic.likes) });
    case 'comment':
      return text.thread.change(queries, (comment) => (comment.id === text.id ? { ...comment, likes: change(comment.likes) } : comment));
  }
}

/** Whether the member likes a text, and a press on it. */
export function useLike(text: Likeable) {
  const queries = useQueryClient();
  const query = likedQuery(text);
  const { data: liked = false } = useQuery(query);
  const toggle = useSwitch({
    name: ['forum', 'like', text.id],
    isOn: liked,
    outdates: query.queryKey,
    send: async (wanted) => (await post<LikeAnswer>(likedAt(text), { body: { liked: wanted } })).data,
    show: (now) => {
      queries.setQueryData(query.queryKey, now);
      showLikes(queries, text, (likes) => Math.max(0, likes + (now ? 1 : -1)));
    },
    settle: ({ liked: now, count }) => {
      queries.setQueryData(query.queryKey, now);
      showLikes(queries, text, () => count);
    },
    fails: { on: 'Beğenilemedi', off: 'Beğeni geri alınamadı' },
    onSettled: () => {
      if (!COUNTED_IN_LISTS[text.type]) return;
      void queries.invalidateQueries({ queryKey: LIKED_TOPICS });
      void queries.invalidateQueries({ queryKey: ['forum', 'topics'], refetchType: 'none' });
    },
  });
  return { liked, toggle };
}
