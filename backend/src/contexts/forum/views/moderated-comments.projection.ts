import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { placeFields, shownAgain } from './comment-places.writes.js';
import type { CommentDocument } from './forum.model.js';
import { comment, topic } from './forum.writes.js';

type Reworded = RecordedEvent<CommentEvent & { readonly data: { readonly content: string } }>;

const reworded = ({ data: { commentId, content }, at, revision }: Reworded, more: Partial<CommentDocument>): Write =>
  comment(commentId, { $set: { content, excerpt: excerptOf(content), edited_at: at, ...more, changed_at: at, revision } });

/** What the forum shows of a comment after it was edited, restored or moved; part of the forum's projection. */
export const commentChanges = {
  CommentEdited: (fact) => reworded(fact, {}),
  CommentEditedByModerator: (fact) => reworded(fact, { edition: fact.data.edition, moderated: true }),
  CommentTextReturned: (fact) => reworded(fact, { edition: fact.data.edition, moderated: false }),
  CommentTextDestroyed: ({ data: { commentId }, at, revision }) => comment(commentId, { $set: { changed_at: at, revision } }),
  CommentRestored: ({ data, at, revision }) => [
    comment(data.commentId, { $set: { state: data.to, changed_at: at, revision } }),
    ...(data.to === 'visible' ? shownAgain(data) : []),
  ],
  CommentMoved: ({ data: { commentId, fromTopicId, toTopicId, wasVisible }, at, revision }) => {
    const seen = wasVisible ? 1 : 0;
    return [
      comment(commentId, { $set: { ...placeFields({ topicId: toTopicId }), changed_at: at, revision } }),
      topic(fromTopicId, { $inc: { comment_count: -seen, comment_total: -1 } }),
      topic(toTopicId, { $inc: { comment_count: seen, comment_total: 1 } }),
    ];
  },
} satisfies Projection<CommentEvent>['on'];
