import type { StreamType } from '../../../kernel/decider.js';
import { words } from '../rules/words.rules.js';
import type { CommentCommand } from './comment.commands.js';
import { type CommentState, comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

/** `comment-<comment id>` */
export const commentStream: StreamType<CommentState, CommentCommand, CommentEvent> = {
  category: 'comment',
  decider: comment,
  events: {
    CommentAdded: { schema: 1, personal: words('content') },
    CommentHidden: { schema: 1 },
    CommentDeleted: { schema: 1 },
    CommentRestored: { schema: 1 },
    CommentWithdrawn: { schema: 1 },
    CommentEdited: { schema: 1, personal: words('content') },
    CommentMoved: { schema: 1 },
  },
};
