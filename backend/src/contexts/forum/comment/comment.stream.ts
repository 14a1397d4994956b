import type { StreamType } from '../../../kernel/decider.js';
import { editionsOf, words, wordsOfEdition } from '../../../kernel/words.js';
import type { CommentCommand } from './comment.commands.js';
import { type CommentState, comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

/** What stood somewhere stands there still: the shapes before are among today's. */
const asBefore = { upcast: <Data>(data: Data) => data } as const;
const placed = { schema: 3, earlier: [asBefore, asBefore] } as const;
const reworded = wordsOfEdition('content', 'message');
const REWORDED = { personal: reworded, ...asBefore } as const;

/** `comment-<comment id>` */
export const commentStream: StreamType<CommentState, CommentCommand, CommentEvent> = {
  category: 'comment',
  decider: comment,
  events: {
    CommentAdded: {
      schema: 4,
      personal: wordsOfEdition('content'),
      earlier: [
        { personal: words('content'), upcast: (data) => data },
        { personal: wordsOfEdition('content'), ...asBefore },
        { personal: wordsOfEdition('content'), ...asBefore },
      ],
    },
    CommentHidden: placed,
    CommentDeleted: placed,
    CommentRestored: placed,
    CommentWithdrawn: placed,
    CommentEdited: {
      schema: 4,
      personal: wordsOfEdition('content'),
      earlier: [
        { personal: words('content'), upcast: (data) => ({ ...data, edition: 0 }) },
        { personal: wordsOfEdition('content'), ...asBefore },
        { personal: wordsOfEdition('content'), ...asBefore },
      ],
    },
    CommentEditedByModerator: { schema: 3, personal: reworded, earlier: [REWORDED, REWORDED] },
    CommentTextReturned: { schema: 3, personal: reworded, earlier: [REWORDED, REWORDED] },
    CommentTextDestroyed: { ...placed, erases: editionsOf },
    CommentMoved: { schema: 1 },
  },
};
