import { COMMENT_VERBS, type CommentTool, ofState } from '../../../../contracts/moderation-verbs.js';
import type { CommentEvent } from './comment.events.js';

/** What takes a moderator's decision back; null when nothing does. */
export function undoOfComment({ type, data }: CommentEvent): CommentTool | null {
  const verb = Object.values(COMMENT_VERBS).find(({ fact }) => fact === type);
  return verb ? ofState(verb.undo, 'from' in data ? data.from : undefined) : null;
}
