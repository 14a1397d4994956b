import { decides } from '../../../platform/commands/decides.js';
import {
  DeleteComment,
  DeleteOwnComment,
  HideComment,
  MoveComment,
  RestoreComment,
  ReturnComment,
  UndoCommentDecision,
  WithdrawComment,
} from './comment.commands.js';
import { commentStream } from './comment.stream.js';

const commentId = ({ commentId }: { commentId: string }): string => commentId;

export const commentHandlers = [
  decides(HideComment, commentStream, commentId).handler,
  decides(DeleteComment, commentStream, commentId).handler,
  decides(WithdrawComment, commentStream, commentId).handler,
  decides(DeleteOwnComment, commentStream, commentId).handler,
  decides(RestoreComment, commentStream, commentId).handler,
  decides(MoveComment, commentStream, commentId).handler,
  decides(ReturnComment, commentStream, commentId).handler,
  decides(UndoCommentDecision, commentStream, commentId).handler,
];
