import type { StreamType } from '../../../kernel/decider.js';
import type { CommentCommand } from './comment.commands.js';
import { type CommentState, comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

/** `comment-<comment id>` */
export const commentStream: StreamType<CommentState, CommentCommand, CommentEvent> = {
  category: 'comment',
  decider: comment,
  events: { CommentAdded: { schema: 1 }, CommentHidden: { schema: 1 }, CommentDeleted: { schema: 1 }, CommentWithdrawn: { schema: 1 } },
};
