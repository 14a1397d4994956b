import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { COMMENT_VERBS, type CommentTool, ofState } from '../../../../contracts/moderation-verbs.js';
import { decisionAt, type Effect, ledgerOf } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { refuseUnreasoned } from '../rules/reason.rules.js';
import { RestoreComment, type UndoCommentDecision } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { type CommentDecisionKind, presentComment, type UndoInComment, type WrittenComment } from './comment.state.rules.js';
import { returnCommentWords } from './comment-edition.rules.js';
import { restoreComment } from './comment-moderation.rules.js';

/** What takes a moderator's decision back; null when nothing does. */
export function undoOfComment({ type, data }: CommentEvent): CommentTool | null {
  const verb = Object.values(COMMENT_VERBS).find(({ fact }) => fact === type);
  return verb ? ofState(verb.undo, 'from' in data ? data.from : undefined) : null;
}

const EDIT_EFFECT: Partial<Record<CommentEvent['type'], Effect<CommentDecisionKind>>> = {
  CommentTextReturned: { takesBack: 'edit' },
  CommentEdited: { ends: ['edit'] },
  CommentTextDestroyed: { ends: ['edit'] },
};

export const commentLedger = ledgerOf<CommentDecisionKind, UndoInComment, WrittenComment, CommentEvent>({
  effectOf: ({ type, data }) => {
    if (type === 'CommentHidden') return { makes: 'hide' };
    if (type === 'CommentDeleted') return { makes: 'delete' };
    if (type === 'CommentEditedByModerator') return data.final ? {} : { makes: 'edit' };
    return type === 'CommentRestored' ? { takesBack: data.from === 'hidden' ? 'hide' : 'delete' } : (EDIT_EFFECT[type] ?? {});
  },
  undoOf: ({ type }) => (type === 'CommentEditedByModerator' ? 'return' : 'restore'),
});

/** Takes back a decision that still holds; what stands in its way is said. */
export function undoCommentDecision(command: UndoCommentDecision, state: WrittenComment | null): readonly CommentEvent[] {
  const {
    data: { commentId, number, reason },
    origin,
  } = command;
  refuseUnreasoned(reason);
  const comment = state ?? presentComment(state);
  if (comment.withdrawn) throw new RuleViolation('comment.withdrawn', TOOL_TEXT.withdrawn);
  const held = decisionAt(comment.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (comment.state === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', DECISION_TEXT.commentDeletedFirst);
  if (held.undo === 'return') return returnCommentWords(command, comment);
  return restoreComment(new RestoreComment({ commentId, reason }, origin), comment);
}
