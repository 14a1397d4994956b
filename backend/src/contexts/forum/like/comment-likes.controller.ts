import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { LikeDto } from './likes.dto.js';
import { Likes } from './likes.service.js';

/** Likes of comments, wherever they stand. */
@Controller(['api/forum/comments', 'api/blog/comments', 'api/projects/comments'])
export class CommentLikesController {
  constructor(private readonly likes: Likes) {}

  @Post(':id/like')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.give')
  async like(@Param('id', IdPipe) id: string, @Body() { liked }: LikeDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.like({ targetType: 'comment', targetId: id, memberId, liked: liked ?? null }, caller));
  }

  @Post(':id/like/toggle')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.give')
  async turn(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.like({ targetType: 'comment', targetId: id, memberId, liked: null }, caller));
  }

  @Get(':id/like-info')
  @Allow('like.read')
  async info(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.info('comment', id, caller));
  }

  @Get(':id/likes/me')
  @Allow('like.give')
  async liked(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok({ liked: (await this.likes.info('comment', id, caller)).liked });
  }

  @Get(':id/likes-count')
  @Allow('like.read')
  async count(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok({ count: (await this.likes.info('comment', id, caller)).count });
  }
}
