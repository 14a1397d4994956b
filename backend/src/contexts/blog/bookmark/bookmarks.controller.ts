import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { BookmarkQuery } from './bookmark.query.js';
import { BookmarkDto } from './bookmarks.dto.js';
import { Bookmarks } from './bookmarks.service.js';

@Controller('api/blog')
export class BookmarksController {
  constructor(
    private readonly bookmarks: Bookmarks,
    private readonly kept: BookmarkQuery,
  ) {}

  @Post('posts/:id/bookmark')
  @HttpCode(200)
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.bookmark')
  async bookmark(@Param('id', IdPipe) id: string, @Body() { bookmarked }: BookmarkDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.bookmarks.bookmark({ postId: id, memberId, bookmarked: bookmarked ?? null }, caller));
  }

  @Get('bookmarks')
  @Allow('post.bookmark')
  async list(@Query() { limit = REACTION_LIMITS.panel, ...window }: WindowDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const place = windowOf({ limit, ...window });
    const { rows, total } = await this.kept.page(memberId, caller, place);
    return listing(rows, total, place);
  }
}
