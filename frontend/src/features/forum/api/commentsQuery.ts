import type { Comment } from '@contracts/forum';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { nextOffset } from './topicsQuery';

/** Most topics fit into one answer. */
const LIMIT = 50;

export const commentsQuery = (topicId: string) =>
  infiniteQueryOptions({
    ...kept,
    queryKey: ['forum', 'comments', topicId],
    queryFn: ({ pageParam, signal }) =>
      getList<Comment>(`/api/forum/topics/${encodeURIComponent(topicId)}/comments${queryOf({ limit: LIMIT, offset: pageParam })}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
