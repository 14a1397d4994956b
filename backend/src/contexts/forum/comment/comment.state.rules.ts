import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Ledger } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Editions } from '../rules/edition.rules.js';
import type { Under } from './under.events.js';

export type CommentDecisionKind = 'hide' | 'delete' | 'edit';
/** `return`: of the words in whose place a moderator put others. */
export type UndoInComment = 'restore' | 'return';

export interface WrittenComment extends Ledger<CommentDecisionKind, UndoInComment>, Editions<string> {
  /** Where it stands now. */
  readonly under: Under;
  readonly authorId: string;
  readonly content: string;
  readonly state: 'visible' | 'hidden' | 'deleted';
  /** Deleted while it was hidden. */
  readonly wasHidden: boolean;
  /** The decisions on reports that hid and deleted it, as far as it is so still. */
  readonly removedBy: { readonly hidden: string | null; readonly deleted: string | null };
  readonly withdrawn?: true;
  readonly edits: number;
  /** The moves that brought it where it stands, without those that were taken back. */
  readonly moves: readonly { readonly cause: string; readonly fromTopicId: string }[];
}

const gone = () => new RuleViolation('comment.not-found', FORUM_TEXT.commentNotFound, null, 'not-found');

/** The comment, if it is there for anybody. */
export function presentComment(comment: WrittenComment | null): WrittenComment {
  if (!comment || comment.state === 'deleted') throw gone();
  return comment;
}

/** A comment that only its author sees is not there for anybody else. */
export function ownComment(comment: WrittenComment | null, memberId: string): WrittenComment {
  const found = presentComment(comment);
  if (found.authorId === memberId) return found;
  if (found.state !== 'visible') throw gone();
  throw new RuleViolation('comment.not-yours', FORUM_TEXT.notYourComment, null, 'forbidden');
}
