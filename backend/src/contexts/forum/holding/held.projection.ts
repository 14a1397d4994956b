import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { threadIdOf } from '../comment/under.rules.js';
import { placeFields } from '../views/comment-places.writes.js';
import type { CommentHeld, CommentHeldAgain, HeldTextEvent, TopicHeld, TopicHeldAgain } from './held.events.js';
import { heldView } from './held.model.js';

const topicWaits = ({ data: { topicId, authorId, categoryId, title, content, tags }, at, revision }: RecordedEvent<TopicHeld | TopicHeldAgain>): Write =>
  heldView.put(topicId, {
    ...placeFields({ topicId }),
    thread_id: topicId,
    ...{ author_id: authorId, category_id: categoryId, title, content, tags, quoted_id: null, held_at: at, revision },
  });

const commentWaits = ({ data, data: { commentId, authorId, content, quotedCommentId }, at, revision }: RecordedEvent<CommentHeld | CommentHeldAgain>): Write =>
  heldView.put(commentId, {
    ...placeFields(data),
    thread_id: threadIdOf(data),
    ...{ author_id: authorId, category_id: null, title: null, content, tags: [] },
    ...{ quoted_id: quotedCommentId, held_at: at, revision },
  });

const waitsNoMore = (id: string): Write => heldView.remove(id);

/** Texts that wait for a moderator. What joins the forum is shown by the forum's own views. */
export const heldProjection = projection<HeldTextEvent>({
  name: 'held',
  version: 2,
  views: [heldView.name],
  on: {
    TopicHeld: topicWaits,
    TopicHeldAgain: topicWaits,
    CommentHeld: commentWaits,
    CommentHeldAgain: commentWaits,
    TopicReleased: ({ data }) => waitsNoMore(data.topicId),
    CommentReleased: ({ data }) => waitsNoMore(data.commentId),
    HeldTextRefused: ({ data }) => waitsNoMore(data.textId),
    HeldTextWithdrawn: ({ data }) => waitsNoMore(data.textId),
  },
});
