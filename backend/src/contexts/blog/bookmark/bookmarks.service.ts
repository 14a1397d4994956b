import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookmarkAnswer, REACTION_LIMITS, REACTION_TEXT } from '../../../../contracts/blog-reactions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { PostQuery } from '../views/post.query.js';
import { BookmarkPost } from './bookmark.commands.js';

interface BookmarkWish {
  readonly postId: string;
  readonly memberId: string;
  /** Null turns it round. */
  readonly bookmarked: boolean | null;
}

/** Sets bookmarks and takes them away. */
@Injectable()
export class Bookmarks {
  constructor(
    private readonly commands: CommandBus,
    private readonly posts: PostQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    private readonly reply: Reply,
  ) {}

  async bookmark(wish: BookmarkWish, caller: Caller): Promise<BookmarkAnswer> {
    const { postId, memberId } = wish;
    await this.limits.countInMinute(`bookmark:${memberId}`, REACTION_LIMITS.bookmarksAMinute, REACTION_TEXT.bookmarkedTooOften);
    const { author_id: authorId } = await this.posts.readable(postId, caller);
    const bookmarked: boolean = await this.commands.execute(new BookmarkPost({ ...wish, authorId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ bookmarked, count: (await this.posts.readable(postId, caller)).bookmarks }));
  }
}
