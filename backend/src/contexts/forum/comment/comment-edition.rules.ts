import { commentProblems } from '../../../../contracts/forum.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { editedFor, editionsToDestroy, refuseActing, refuseModeratorEdit, unchanged } from '../rules/edition.rules.js';
import type { DestroyCommentText, EditCommentByModerator, ReturnCommentText, UndoCommentDecision } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { presentComment, type WrittenComment } from './comment.state.rules.js';

/** What moderators do to the words of a comment that there is. */
export function changeCommentWords(
  command: EditCommentByModerator | DestroyCommentText | ReturnCommentText,
  state: WrittenComment | null,
): readonly CommentEvent[] {
  if (command.type === 'ReturnCommentText') return returnAppealed(command, state);
  const { type, data, origin } = command;
  const comment = presentComment(state);
  const { commentId } = data;
  const { under, authorId } = comment;
  if (type === 'DestroyCommentText') {
    refuseActing(authorId, data.authorRole, origin.actor);
    return [
      {
        type: 'CommentTextDestroyed',
        data: { commentId, ...under, authorId, editions: editionsToDestroy(data.word, comment), images: [...(data.images ?? [])] },
      },
    ];
  }
  refuseModeratorEdit(data, comment, origin);
  const content = data.content.trim();
  refuseProblems('comment.incomplete', commentProblems({ content }));
  if (content === comment.content) throw unchanged();
  return [{ type: 'CommentEditedByModerator', data: { commentId, ...under, authorId, content, ...editedFor(data, comment, origin) } }];
}

/** Puts the author's words back, as long as they can be read. */
export function returnCommentWords({ data: { commentId, reason }, origin }: UndoCommentDecision, comment: WrittenComment): readonly CommentEvent[] {
  const { under, authorId, own: content, edition } = comment;
  refuseActing(authorId, 'user', origin.actor);
  if (content === null) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  return [{ type: 'CommentTextReturned', data: { commentId, ...under, authorId, content, edition: edition + 1, message: reason, appealId: null } }];
}

/** An appeal goes by the decision that it is against. */
function returnAppealed({ data: { commentId, decisionId, reason } }: ReturnCommentText, comment: WrittenComment | null): readonly CommentEvent[] {
  if (!comment || comment.own === null || comment.withdrawn || comment.decided?.id !== decisionId) return [];
  const { under, authorId, own: content, edition } = comment;
  return [{ type: 'CommentTextReturned', data: { commentId, ...under, authorId, content, edition: edition + 1, message: reason, appealId: decisionId } }];
}
