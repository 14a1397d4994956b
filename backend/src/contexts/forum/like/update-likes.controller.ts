import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { LikedUpdates } from '../../../../contracts/project-updates.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { LikeQuery } from './like.query.js';
import { UpdateIdsDto } from './likes.dto.js';
import { Likes } from './likes.service.js';

/** Likes of updates of projects. */
@Controller('api/projects/updates')
export class UpdateLikesController {
  constructor(
    private readonly likes: Likes,
    private readonly given: LikeQuery,
  ) {}

  @Post(':id/like/toggle')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.give')
  async turn(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.likes.like({ targetType: 'update', targetId: id, memberId, liked: null }, caller));
  }

  @Get(':id/likes/me')
  @Allow('like.give')
  async liked(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok({ liked: (await this.likes.info('update', id, caller)).liked });
  }

  @Get(':id/likes/count')
  @Allow('like.read')
  async count(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok({ count: (await this.likes.info('update', id, caller)).count });
  }

  @Post('likes/me')
  @HttpCode(200)
  @Repeatable()
  @Allow('like.give')
  async likedAmong(@Body() { updateIds }: UpdateIdsDto, @MemberId() memberId: string) {
    const answer: LikedUpdates = { liked: await this.given.likedAmong(updateIds, memberId) };
    return ok(answer);
  }
}
