import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { PostIdsDto } from '../discussion/editing.dto.js';
import { CategoryQuery } from '../views/category.query.js';
import { CommentTallyQuery } from './comment-tally.query.js';
import { MemberCount } from './member-count.port.js';

@Controller('api/forum')
export class TalliesController {
  constructor(
    private readonly tallies: CommentTallyQuery,
    private readonly categories: CategoryQuery,
    private readonly members: MemberCount,
  ) {}

  @Get('categories/:id/comments')
  @Allow('comment.read')
  async inCategory(@Param('id', IdPipe) id: string) {
    const category = await this.categories.find(id);
    if (!category) throw notFound(FORUM_TEXT.unknownCategory);
    return ok({ count: await this.tallies.inCategory(category) });
  }

  @Get('stats/comments')
  @Allow('comment.read')
  async comments() {
    return ok({ count: await this.tallies.total() });
  }

  @Get('stats/users')
  @Allow('topic.read')
  async users() {
    return ok({ count: await this.members.count() });
  }

  @Post('posts/last-comments')
  @HttpCode(200)
  @Repeatable()
  @Allow('comment.read')
  async last(@Body() { postIds }: PostIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.tallies.last(postIds, caller));
  }

  @Post('posts/comment-status')
  @HttpCode(200)
  @Repeatable()
  @Allow('comment.read')
  async status(@Body() { postIds }: PostIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.tallies.status(postIds, caller));
  }
}
