import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { refuseUnreasoned } from '../rules/reason.rules.js';
import { type DeleteComment, type HideComment, type MoveComment, RestoreComment, type RestoreRemovedComment, type ReturnComment } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { presentComment, type WrittenComment } from './comment.state.rules.js';
import { topicIdOf } from './under.rules.js';

/** A report that was decided on hides or deletes silently what is left to hide or delete; a moderator on the page is told why there is nothing. */
export function hideOrDeleteComment({ type, data }: HideComment | DeleteComment, state: WrittenComment | null): readonly CommentEvent[] {
  const { commentId, reportId, reason } = data;
  if (reportId === null) {
    refuseUnreasoned(reason);
    if (type === 'HideComment' || !state || state.withdrawn) presentComment(state);
  }
  if (!state || state.state === 'deleted') return [];
  const { under, authorId } = state;
  const wasHidden = state.state === 'hidden';
  const facts = { commentId, ...under, authorId, reportId, reason };
  if (type === 'DeleteComment') return [{ type: 'CommentDeleted', data: { ...facts, wasHidden } }];
  return wasHidden ? [] : [{ type: 'CommentHidden', data: facts }];
}

export function restoreComment({ data: { commentId, reason } }: RestoreComment, state: WrittenComment | null): readonly CommentEvent[] {
  refuseUnreasoned(reason);
  const comment = state ?? presentComment(state);
  if (comment.withdrawn) throw new RuleViolation('comment.withdrawn', TOOL_TEXT.withdrawn);
  if (comment.state === 'visible') return [];
  const { under, authorId, state: from, wasHidden } = comment;
  const to = from === 'deleted' && wasHidden ? 'hidden' : 'visible';
  return [{ type: 'CommentRestored', data: { commentId, ...under, authorId, reason, from, to } }];
}

/** Says nothing where there is nothing to bring back: whoever decided cannot know what has happened meanwhile. */
export function restoreRemovedComment({ data, origin }: RestoreRemovedComment, state: WrittenComment | null): readonly CommentEvent[] {
  const { reportId, ...restoring } = data;
  if (!state || state.withdrawn || state.state === 'visible' || state.removedBy[state.state] !== reportId) return [];
  return restoreComment(new RestoreComment(restoring, origin), state);
}

/** Also what nobody can read is moved: its place goes along. What stands under a post stays there. */
export function moveComment({ data: { commentId, fromTopicId, toTopicId, cause } }: MoveComment, state: WrittenComment | null): readonly CommentEvent[] {
  if (!state || topicIdOf(state.under) !== fromTopicId || fromTopicId === toTopicId) return [];
  return [{ type: 'CommentMoved', data: { commentId, fromTopicId, toTopicId, cause, back: false, ...asItStood(state) } }];
}

/** A comment that has been moved on since stays where it is. */
export function returnComment({ data: { commentId, cause } }: ReturnComment, state: WrittenComment | null): readonly CommentEvent[] {
  const last = state?.moves.at(-1);
  const fromTopicId = state && topicIdOf(state.under);
  if (!state || fromTopicId === null || last?.cause !== cause) return [];
  const toTopicId = last.fromTopicId;
  return [{ type: 'CommentMoved', data: { commentId, fromTopicId, toTopicId, cause, back: true, ...asItStood(state) } }];
}

const asItStood = ({ authorId, state, withdrawn }: WrittenComment) => ({ authorId, wasVisible: state === 'visible', wasWithdrawn: withdrawn === true });
