import { commentProblems, FORUM_TEXT, MOST_EDITS } from '../../../../contracts/forum.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { refuseUnseen } from '../rules/edition.rules.js';
import type { DeleteOwnComment, EditComment } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { ownComment, type WrittenComment } from './comment.state.rules.js';

/** An author edits what stands there for all to read; the same text again is no edit. */
export function editComment({ data }: EditComment, state: WrittenComment | null): readonly CommentEvent[] {
  const comment = ownComment(state, data.memberId);
  if (comment.state === 'hidden') throw new RuleViolation('comment.hidden', FORUM_TEXT.hiddenNotEditable);
  refuseUnseen(data.edition, comment);
  refuseProblems('comment.incomplete', commentProblems({ content: data.content }));
  const content = data.content.trim();
  if (content === comment.content) return [];
  if (comment.edits >= MOST_EDITS) throw new RuleViolation('comment.edited-too-often', FORUM_TEXT.editedTooOften);
  const { under, authorId, edition } = comment;
  return [{ type: 'CommentEdited', data: { commentId: data.commentId, ...under, authorId, content, edition } }];
}

/** What a moderator has hidden is its author's to delete all the same. */
export function deleteOwnComment({ data: { commentId, memberId } }: DeleteOwnComment, state: WrittenComment | null): readonly CommentEvent[] {
  if (state?.withdrawn && state.authorId === memberId) return [];
  const { under, authorId, state: was } = ownComment(state, memberId);
  return [{ type: 'CommentWithdrawn', data: { commentId, ...under, authorId, wasVisible: was === 'visible', deletedByAuthor: true } }];
}
