import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { PostStats } from '../../../../contracts/blog-reactions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { PostQuery } from '../views/post.query.js';
import { OwnReactionsQuery } from './own-reactions.query.js';
import { PostIdsDto } from './reactions.dto.js';

/** What readers gave to posts, and what the caller did. */
@Controller('api/blog')
export class ReactionsController {
  constructor(
    private readonly posts: PostQuery,
    private readonly own: OwnReactionsQuery,
  ) {}

  @Get('stats/posts/:id')
  @AlsoRefuses(410)
  @Allow('post.read')
  async stats(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const { likes, bookmarks, comments, applause, views } = await this.posts.readable(id, caller);
    const answer: PostStats = { likes, bookmarks, comments, applause, views };
    return ok(answer);
  }

  @Post('posts/mine')
  @HttpCode(200)
  @Repeatable()
  @Allow('post.bookmark')
  async mine(@Body() { postIds }: PostIdsDto, @MemberId() memberId: string) {
    return ok(await this.own.among(postIds, memberId));
  }
}
