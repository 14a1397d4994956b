import { Command } from '../../../kernel/command.js';

export class AddComment extends Command<{ commentId: string; topicId: string; authorId: string; content: string; quotedCommentId: string | null }> {
  readonly type = 'AddComment';
}

export class HideComment extends Command<{ commentId: string; reportId: string; reason: string }> {
  readonly type = 'HideComment';
}

export class DeleteComment extends Command<{ commentId: string; reportId: string; reason: string }> {
  readonly type = 'DeleteComment';
}

export class WithdrawComment extends Command<{ commentId: string }> {
  readonly type = 'WithdrawComment';
}

export type CommentCommand = AddComment | HideComment | DeleteComment | WithdrawComment;
