import type { CommentTool } from '../../../../contracts/forum-tools.js';
import type { CommentEvent } from './comment.events.js';

/** What takes a moderator's decision back; null when nothing does. */
export function undoOfComment({ type, data }: CommentEvent): CommentTool | null {
  switch (type) {
    case 'CommentHidden':
    case 'CommentDeleted':
      return 'restore';
    case 'CommentRestored':
      return data.from === 'hidden' ? 'hide' : 'delete';
    default:
      return null;
  }
}
