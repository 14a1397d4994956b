import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { LikeTargetQuery } from './like-target.query.js';
import { LikeDto, TopicIdsDto } from './likes.dto.js';
import { Likes } from './likes.service.js';

/** Likes of posts of the blog. */
@Controller('api/blog')
export class PostLikesController {
  constructor(
    private readonly likes: Likes,
    private readonly targets: LikeTargetQuery,
  ) {}

  @Post('posts/:id/like')
  @HttpCode(200)
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('like.give')
  async like(@Param('id', IdPipe) id: string, @Body() { liked }: LikeDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.like({ targetType: 'post', targetId: id, memberId, liked: liked ?? null }, caller));
  }

  @Get('posts/:id/like-info')
  @AlsoRefuses(410)
  @Allow('like.read')
  async info(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.info('post', id, caller));
  }

  @Get('posts/:id/likes/me')
  @AlsoRefuses(410)
  @Allow('like.give')
  async liked(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok({ liked: (await this.likes.info('post', id, caller)).liked });
  }

  @Post('posts/likes-count')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.read')
  async counts(@Body() { postIds }: TopicIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.targets.postCounts(postIds, caller));
  }
}
