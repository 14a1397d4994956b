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
  decides(HideComment, commentStream, commentId),
  decides(DeleteComment, commentStream, commentId),
  decides(WithdrawComment, commentStream, commentId),
  decides(DeleteOwnComment, commentStream, commentId),
  decides(RestoreComment, commentStream, commentId),
  decides(MoveComment, commentStream, commentId),
  decides(ReturnComment, commentStream, commentId),
  decides(UndoCommentDecision, commentStream, commentId),
];
