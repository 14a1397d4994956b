import type { StreamType } from '../../../kernel/decider.js';
import { editionsOf, words, wordsOfEdition } from '../rules/words.rules.js';
import type { CommentCommand } from './comment.commands.js';
import { type CommentState, comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

/** `comment-<comment id>` */
export const commentStream: StreamType<CommentState, CommentCommand, CommentEvent> = {
  category: 'comment',
  decider: comment,
  events: {
    CommentAdded: { schema: 2, personal: wordsOfEdition('content'), earlier: [{ personal: words('content'), upcast: (data) => data }] },
    CommentHidden: { schema: 1 },
    CommentDeleted: { schema: 1 },
    CommentRestored: { schema: 1 },
    CommentWithdrawn: { schema: 1 },
    CommentEdited: {
      schema: 2,
      personal: wordsOfEdition('content'),
      earlier: [{ personal: words('content'), upcast: (data) => ({ ...data, edition: 0 }) }],
    },
    CommentEditedByModerator: { schema: 1, personal: wordsOfEdition('content', 'message') },
    CommentTextReturned: { schema: 1, personal: wordsOfEdition('content', 'message') },
    CommentTextDestroyed: { schema: 1, erases: editionsOf },
    CommentMoved: { schema: 1 },
  },
};
