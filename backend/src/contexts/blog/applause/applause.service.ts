import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ApplauseAnswer, REACTION_LIMITS, REACTION_TEXT } from '../../../../contracts/blog-reactions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { PostQuery } from '../views/post.query.js';
import { ApplaudPost } from './applause.commands.js';

/** Gives claps to posts. */
@Injectable()
export class Applause {
  constructor(
    private readonly commands: CommandBus,
    private readonly posts: PostQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    private readonly reply: Reply,
  ) {}

  async give(postId: string, claps: number, memberId: string, caller: Caller): Promise<ApplauseAnswer> {
    await this.limits.countInMinute(`applause:${memberId}`, REACTION_LIMITS.applauseAMinute, REACTION_TEXT.applauseTooOften);
    const { author_id: authorId } = await this.posts.readable(postId, caller);
    const own: number = await this.commands.execute(new ApplaudPost({ postId, authorId, memberId, claps }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ own, total: (await this.posts.readable(postId, caller)).applause }));
  }
}
