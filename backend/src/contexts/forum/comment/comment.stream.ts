import type { StreamType } from '../../../kernel/decider.js';
import { editionsOf, words, wordsOfEdition } from '../../../kernel/words.js';
import type { CommentCommand } from './comment.commands.js';
import { type CommentState, comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

/** What stood in a topic stands there still: the shape before is one of today's. */
const inTopics = { upcast: <Data>(data: Data) => data } as const;
const reworded = wordsOfEdition('content', 'message');

/** `comment-<comment id>` */
export const commentStream: StreamType<CommentState, CommentCommand, CommentEvent> = {
  category: 'comment',
  decider: comment,
  events: {
    CommentAdded: {
      schema: 3,
      personal: wordsOfEdition('content'),
      earlier: [
        { personal: words('content'), upcast: (data) => data },
        { personal: wordsOfEdition('content'), upcast: (data) => data },
      ],
    },
    CommentHidden: { schema: 2, earlier: [inTopics] },
    CommentDeleted: { schema: 2, earlier: [inTopics] },
    CommentRestored: { schema: 2, earlier: [inTopics] },
    CommentWithdrawn: { schema: 2, earlier: [inTopics] },
    CommentEdited: {
      schema: 3,
      personal: wordsOfEdition('content'),
      earlier: [
        { personal: words('content'), upcast: (data) => ({ ...data, edition: 0 }) },
        { personal: wordsOfEdition('content'), upcast: (data) => data },
      ],
    },
    CommentEditedByModerator: { schema: 2, personal: reworded, earlier: [{ personal: reworded, ...inTopics }] },
    CommentTextReturned: { schema: 2, personal: reworded, earlier: [{ personal: reworded, ...inTopics }] },
    CommentTextDestroyed: { schema: 2, erases: editionsOf, earlier: [inTopics] },
    CommentMoved: { schema: 1 },
  },
};
