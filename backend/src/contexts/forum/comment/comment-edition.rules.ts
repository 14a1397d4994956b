import { commentProblems } from '../../../../contracts/forum.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { editedFor, editionsToDestroy, refuseActing, refuseModeratorEdit, unchanged } from '../rules/edition.rules.js';
import type { DestroyCommentText, EditCommentByModerator, UndoCommentDecision } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { presentComment, type WrittenComment } from './comment.state.rules.js';

/** What moderators do to the words of a comment that there is. */
export function changeCommentWords({ type, data, origin }: EditCommentByModerator | DestroyCommentText, state: WrittenComment | null): readonly CommentEvent[] {
  const comment = presentComment(state);
  const { commentId } = data;
  const { topicId, authorId } = comment;
  if (type === 'DestroyCommentText') {
    refuseActing(authorId, data.authorRole, origin.actor);
    return [{ type: 'CommentTextDestroyed', data: { commentId, topicId, authorId, editions: editionsToDestroy(data.word, comment) } }];
  }
  refuseModeratorEdit(data, comment, origin);
  const content = data.content.trim();
  refuseProblems('comment.incomplete', commentProblems({ content }));
  if (content === comment.content) throw unchanged();
  return [{ type: 'CommentEditedByModerator', data: { commentId, topicId, authorId, content, ...editedFor(data, comment) } }];
}

/** Puts the author's words back, as long as they can be read. */
export function returnCommentWords({ data: { commentId, reason }, origin }: UndoCommentDecision, comment: WrittenComment): readonly CommentEvent[] {
  const { topicId, authorId, own: content, edition } = comment;
  refuseActing(authorId, 'user', origin.actor);
  if (content === null) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  return [{ type: 'CommentTextReturned', data: { commentId, topicId, authorId, content, edition: edition + 1, message: reason } }];
}
