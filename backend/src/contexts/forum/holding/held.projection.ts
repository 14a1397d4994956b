import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { HeldTextEvent } from './held.events.js';
import { heldView } from './held.model.js';

const waitsNoMore = (id: string): Write => heldView.remove(id);

/** Texts that wait for a moderator. What joins the forum is shown by the forum's own views. */
export const heldProjection = projection<HeldTextEvent>({
  name: 'held',
  version: 1,
  views: [heldView.name],
  on: {
    TopicHeld: ({ data: { topicId, authorId, categoryId, title, content, tags }, at, revision }) =>
      heldView.put(topicId, { topic_id: topicId, author_id: authorId, category_id: categoryId, title, content, tags, quoted_id: null, held_at: at, revision }),
    CommentHeld: ({ data: { commentId, topicId, authorId, content, quotedCommentId }, at, revision }) =>
      heldView.put(commentId, {
        topic_id: topicId,
        author_id: authorId,
        category_id: null,
        title: null,
        content,
        tags: [],
        quoted_id: quotedCommentId,
        held_at: at,
        revision,
      }),
    TopicReleased: ({ data }) => waitsNoMore(data.topicId),
    CommentReleased: ({ data }) => waitsNoMore(data.commentId),
    HeldTextRefused: ({ data }) => waitsNoMore(data.textId),
    HeldTextWithdrawn: ({ data }) => waitsNoMore(data.textId),
  },
});
