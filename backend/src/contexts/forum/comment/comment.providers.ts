import { AddCommentHandler } from './add-comment.handler.js';
import { commentHandlers } from './comment.handlers.js';
import { CommentTools } from './comment-tools.js';
import { EditCommentHandler } from './edit-comment.handler.js';

export const commentProviders = [...commentHandlers, AddCommentHandler, EditCommentHandler, CommentTools];
