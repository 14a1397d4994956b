import { likeHandlers } from './like.handlers.js';
import { LikeContentHandler } from './like-content.handler.js';
import { Likes } from './likes.js';
import { WithdrawLikesHandler } from './withdraw-likes.handler.js';

export const likeProviders = [...likeHandlers, LikeContentHandler, WithdrawLikesHandler, Likes];
