import { decides } from '../../../platform/commands/decides.js';
import { DeleteComment, HideComment, WithdrawComment } from './comment.commands.js';
import { commentStream } from './comment.stream.js';

export const commentHandlers = [
  decides(HideComment, commentStream, ({ commentId }) => commentId),
  decides(DeleteComment, commentStream, ({ commentId }) => commentId),
  decides(WithdrawComment, commentStream, ({ commentId }) => commentId),
];
