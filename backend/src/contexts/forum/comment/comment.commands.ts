import type { Role } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';
import type { ModeratorEdit } from '../rules/edition.rules.js';
import type { Under } from './under.events.js';

export class AddComment extends Command<Under & { commentId: string; authorId: string; content: string; quotedCommentId: string | null }> {
  readonly type = 'AddComment';
}

export class HideComment extends Command<{ commentId: string; reportId: string | null; reason: string }> {
  readonly type = 'HideComment';
}

export class DeleteComment extends Command<{ commentId: string; reportId: string | null; reason: string }> {
  readonly type = 'DeleteComment';
}

export class WithdrawComment extends Command<{ commentId: string }> {
  readonly type = 'WithdrawComment';
}

/** `moderates` says whether the member may write where a topic is locked; `edition` is the one that they have seen, null where nobody says. */
export class EditComment extends Command<{ commentId: string; memberId: string; moderates: boolean; content: string; edition?: number | null }> {
  readonly type = 'EditComment';
}

/** What its author wants, other than with the whole account. */
export class DeleteOwnComment extends Command<{ commentId: string; memberId: string }> {
  readonly type = 'DeleteOwnComment';
}

export class RestoreComment extends Command<{ commentId: string; reason: string }> {
  readonly type = 'RestoreComment';
}

/** Brings back what a decision on a report took away, and nothing that another has. */
export class RestoreRemovedComment extends Command<{ commentId: string; reportId: string; reason: string }> {
  readonly type = 'RestoreRemovedComment';
}

/** `cause` is the merge or the topic that it is split off into. */
export class MoveComment extends Command<{ commentId: string; fromTopicId: string; toTopicId: string; cause: string }> {
  readonly type = 'MoveComment';
}

/** Takes back the move that had this cause. */
export class ReturnComment extends Command<{ commentId: string; cause: string }> {
  readonly type = 'ReturnComment';
}

/** `number` is the revision of the fact that made the decision. */
export class UndoCommentDecision extends Command<{ commentId: string; number: number; reason: string }> {
  readonly type = 'UndoCommentDecision';
}

/** A moderator puts other words in the place of the author's. */
export class EditCommentByModerator extends Command<{ commentId: string; content: string } & ModeratorEdit> {
  readonly type = 'EditCommentByModerator';
}

/** The keys of all earlier words are destroyed. `images`: the pictures that these showed and the present ones do not; the handler reads them. */
export class DestroyCommentText extends Command<{ commentId: string; word: string; authorRole: Role; images?: readonly string[] }> {
  readonly type = 'DestroyCommentText';
}

/** An appeal brings the author's words back; whoever wrote on since, or lost them for good, keeps what stands there. */
export class ReturnCommentText extends Command<{ commentId: string; decisionId: string; reason: string }> {
  readonly type = 'ReturnCommentText';
}

export type CommentCommand =
  | AddComment
  | HideComment
  | DeleteComment
  | WithdrawComment
  | EditComment
  | DeleteOwnComment
  | RestoreComment
  | RestoreRemovedComment
  | MoveComment
  | ReturnComment
  | UndoCommentDecision
  | EditCommentByModerator
  | DestroyCommentText
  | ReturnCommentText;
