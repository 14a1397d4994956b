import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { LIKE_LIMITS, type LikedComments } from '../../../../contracts/likes.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { LikeQuery } from './like.query.js';
import { LikeTargetQuery } from './like-target.query.js';
import { CommentIdsDto, LikeDto, TopicIdsDto } from './likes.dto.js';
import { Likes } from './likes.service.js';

@Controller('api/forum')
export class LikesController {
  constructor(
    private readonly likes: Likes,
    private readonly given: LikeQuery,
    private readonly targets: LikeTargetQuery,
  ) {}

  @Post('posts/:id/like')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.give')
  async likeTopic(@Param('id', IdPipe) id: string, @Body() { liked }: LikeDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.like({ targetType: 'topic', targetId: id, memberId, liked: liked ?? null }, caller));
  }

  @Get('posts/:id/like-info')
  @Allow('like.read')
  async topicInfo(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.info('topic', id, caller));
  }

  @Get('posts/:id/likes/me')
  @Allow('like.give')
  async likedTopic(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok({ liked: (await this.likes.info('topic', id, caller)).liked });
  }

  @Post('posts/likes-count')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.read')
  async topicCounts(@Body() { postIds }: TopicIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.targets.topicCounts(postIds, caller));
  }

  /** Which of these comments the caller likes: lists of comments are the same for everybody. */
  @Post('comments/likes/me')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.give')
  async likedComments(@Body() { commentIds }: CommentIdsDto, @MemberId() memberId: string) {
    const answer: LikedComments = { liked: await this.given.likedAmong(commentIds, memberId) };
    return ok(answer);
  }

  @Get('users/me/liked-posts')
  @Allow('like.give')
  async likedTopics(@Query() { limit = LIKE_LIMITS.panel, ...window }: WindowDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const place = windowOf({ limit, ...window });
    const { rows, total } = await this.given.topicsOf(memberId, caller, place);
    return listing(rows, total, place);
  }
}
