import { CODE, type Listing } from '@contracts/envelope';
import { LIKE_LIMITS, type LikedTopic } from '@contracts/likes';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { hasCode } from '../../../client/apiError';
import { getList, queryOf } from '../../../client/http';
import { nextOffset } from './topicsQuery';

const PAGE = 20;
export const likedTopicsKey = ['forum', 'liked-topics'];

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
  queryKey: [...likedTopicsKey, 'last'],
  queryFn: ({ signal }) => likedTopics(LIKE_LIMITS.panel, 0, signal),
});

/** All topics that the member likes, the newest like first. */
export const likedTopicsQuery = infiniteQueryOptions({
  queryKey: [...likedTopicsKey, 'all'],
  queryFn: ({ pageParam, signal }) => likedTopics(PAGE, pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: nextOffset,
});
