import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { OwnLikes } from '../../blog/reactions/own-likes.port.js';
import { CommentLikesController } from './comment-likes.controller.js';
import { LikeChanges } from './like.changes.js';
import { LikeContent, TakeBackLike, WithdrawLikes } from './like.commands.js';
import { likesView } from './like.model.js';
import { likeProjection } from './like.projection.js';
import { LikeQuery } from './like.query.js';
import { likeId, likeStream } from './like.stream.js';
import { LikeContentHandler } from './like-content.handler.js';
import { LikeTargetQuery } from './like-target.query.js';
import { LikesController } from './likes.controller.js';
import { Likes } from './likes.service.js';
import { MemberLikes } from './member-likes.port.js';
import { PostLikesController } from './post-likes.controller.js';
import { UpdateLikesController } from './update-likes.controller.js';
import { withdrawErasedLikes } from './withdraw-erased-likes.policy.js';
import { WithdrawLikesHandler } from './withdraw-likes.handler.js';

export const like: Slice = {
  streams: [likeStream],
  told: tellsNothing(likeStream),
  commands: [handledBy(LikeContent, LikeContentHandler), decides(TakeBackLike, likeStream, likeId), handledBy(WithdrawLikes, WithdrawLikesHandler, 'cleanup')],
  policies: [withdrawErasedLikes],
  live: [{ line: 'open', changes: LikeChanges }],
  projections: [{ projection: likeProjection, models: [likesView] }],
  controllers: [LikesController, CommentLikesController, PostLikesController, UpdateLikesController],
  answers: [answer(OwnLikes, LikeQuery)],
  providers: [LikeQuery, { provide: MemberLikes, useExisting: LikeQuery }, LikeTargetQuery, Likes],
};
