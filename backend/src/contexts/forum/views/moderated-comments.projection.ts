import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import type { Projection } from '../../../kernel/projection.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { comment, countComment, topic } from './forum.writes.js';

/** What the forum shows of a comment after it was edited, restored or moved; part of the forum's projection. */
export const commentChanges = {
  CommentEdited: ({ data: { commentId, content }, at, revision }) =>
    comment(commentId, { $set: { content, excerpt: excerptOf(content), edited_at: at, changed_at: at, revision } }),
  CommentRestored: ({ data: { commentId, topicId, to }, at, revision }) => [
    comment(commentId, { $set: { state: to, changed_at: at, revision } }),
    ...(to === 'visible' ? [countComment(topicId, 1)] : []),
  ],
  CommentMoved: ({ data: { commentId, fromTopicId, toTopicId, wasVisible }, at, revision }) => {
    const seen = wasVisible ? 1 : 0;
    return [
      comment(commentId, { $set: { topic_id: toTopicId, changed_at: at, revision } }),
      topic(fromTopicId, { $inc: { comment_count: -seen, comment_total: -1 } }),
      topic(toTopicId, { $inc: { comment_count: seen, comment_total: 1 } }),
    ];
  },
} satisfies Projection<CommentEvent>['on'];
