import type { ForumDecision, TakenDownComment, TakenDownTopic } from '@contracts/forum-decisions';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

/** What moderators have decided about a topic and what holds still; not kept beyond the visit. */
export const decisionsQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['forum', 'decisions', topicId],
    queryFn: ({ signal }) => getData<ForumDecision[]>(`/api/forum/topics/${encodeURIComponent(topicId)}/decisions`, { signal }),
  });

export const takenDownTopicQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'taken-down', 'topic', id],
    queryFn: ({ signal }) => getData<TakenDownTopic>(`/api/forum/topics/${encodeURIComponent(id)}/taken-down`, { signal }),
  });

export const takenDownCommentQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'taken-down', 'comment', id],
    queryFn: ({ signal }) => getData<TakenDownComment>(`/api/forum/comments/${encodeURIComponent(id)}/taken-down`, { signal }),
  });
