import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { LikesController } from '../http/likes.controller.js';
import { likesView } from '../read/like.model.js';
import { likeProjection } from '../read/like.projection.js';
import { LikeQuery } from '../read/like.query.js';
import { LikeTargetQuery } from '../read/like-target.query.js';
import { LikeContent, TakeBackLike, WithdrawLikes } from './like.commands.js';
import { likeId, likeStream } from './like.stream.js';
import { LikeContentHandler } from './like-content.handler.js';
import { Likes } from './likes.js';
import { MemberLikes } from './member-likes.js';
import { withdrawErasedLikes } from './withdraw-erased-likes.policy.js';
import { WithdrawLikesHandler } from './withdraw-likes.handler.js';

export const like: Slice = {
  streams: [likeStream],
  commands: [handledBy(LikeContent, LikeContentHandler), decides(TakeBackLike, likeStream, likeId), handledBy(WithdrawLikes, WithdrawLikesHandler, 'cleanup')],
  policies: [withdrawErasedLikes],
  projections: [{ projection: likeProjection, models: [likesView] }],
  controllers: [LikesController],
  providers: [LikeQuery, { provide: MemberLikes, useExisting: LikeQuery }, LikeTargetQuery, Likes],
};
