import type { ForumDecision, TakenDownComment, TakenDownTopic } from '@contracts/forum-decisions';
import { at, reads } from '../../../client/reads';

/** What moderators have decided about a topic and what holds still; not kept beyond the visit. */
export const decisionsQuery = (topicId: string) => reads<ForumDecision[]>(['forum', 'decisions', topicId], at`/api/forum/topics/${topicId}/decisions`);
export const takenDownTopicQuery = (id: string) => reads<TakenDownTopic>(['forum', 'taken-down', 'topic', id], at`/api/forum/topics/${id}/taken-down`);
export const takenDownCommentQuery = (id: string) => reads<TakenDownComment>(['forum', 'taken-down', 'comment', id], at`/api/forum/comments/${id}/taken-down`);
