import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AddCommentHandler } from './add-comment.handler.js';
import {
  AddComment,
  DeleteComment,
  DeleteOwnComment,
  EditComment,
  HideComment,
  MoveComment,
  RestoreComment,
  RestoreRemovedComment,
  ReturnComment,
  ReturnCommentText,
  UndoCommentDecision,
  WithdrawComment,
} from './comment.commands.js';
import { commentStream } from './comment.stream.js';
import { commentTold } from './comment.told.js';
import { CommentTools } from './comment-tools.service.js';
import { EditCommentHandler } from './edit-comment.handler.js';
import { restoreAppealedComment } from './restore-appealed-comment.policy.js';
import { withdrawReportedComment } from './withdraw-reported-comment.policy.js';

const commentId = ({ commentId }: { commentId: string }): string => commentId;

export const comment: Slice = {
  streams: [commentStream],
  told: commentTold,
  commands: [
    handledBy(AddComment, AddCommentHandler),
    handledBy(EditComment, EditCommentHandler),
    decides(HideComment, commentStream, commentId),
    decides(DeleteComment, commentStream, commentId),
    decides(WithdrawComment, commentStream, commentId),
    decides(DeleteOwnComment, commentStream, commentId),
    decides(RestoreComment, commentStream, commentId),
    decides(RestoreRemovedComment, commentStream, commentId),
    decides(MoveComment, commentStream, commentId),
    decides(ReturnComment, commentStream, commentId),
    decides(ReturnCommentText, commentStream, commentId),
    decides(UndoCommentDecision, commentStream, commentId),
  ],
  policies: [withdrawReportedComment, restoreAppealedComment],
  providers: [CommentTools],
};
