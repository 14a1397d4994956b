import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { LIKE_LIMITS, LIKE_TEXT, type LikeAnswer, type LikeInfo, type LikeTarget } from '../../../../contracts/likes.js';
import { UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { LikeContent } from './like.commands.js';
import { LikeQuery } from './like.query.js';
import { type Likeable, LikeTargetQuery } from './like-target.query.js';

const NOT_FOUND: Record<LikeTarget, string> = {
  topic: FORUM_TEXT.topicNotFound,
  comment: FORUM_TEXT.commentNotFound,
  post: BLOG_TEXT.postNotFound,
  update: UPDATE_TEXT.notFound,
};

export interface LikeWish {
  readonly targetType: LikeTarget;
  readonly targetId: string;
  readonly memberId: string;
  /** Null turns it round. */
  readonly liked: boolean | null;
}

/** Gives and takes back likes, of all kinds of texts alike. */
@Injectable()
export class Likes {
  constructor(
    private readonly commands: CommandBus,
    private readonly targets: LikeTargetQuery,
    private readonly given: LikeQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    private readonly reply: Reply,
  ) {}

  /** What the caller may read; refuses what they may not as if it were not there. */
  async target(type: LikeTarget, id: string, caller: Caller): Promise<Likeable> {
    const found = await this.targets.find(type, id, caller);
    if (!found) throw notFound(NOT_FOUND[type]);
    return found;
  }

  /** How often a text is liked, and whether the caller does. */
  async info(type: LikeTarget, id: string, caller: Caller): Promise<LikeInfo> {
    const { likes: count } = await this.target(type, id, caller);
    return { count, liked: await this.given.isLiked(id, caller.memberId) };
  }

  async like(wish: LikeWish, caller: Caller): Promise<LikeAnswer> {
    const { targetType, targetId, memberId } = wish;
    await this.limits.countInMinute(`like:${memberId}`, LIKE_LIMITS.aMinute, LIKE_TEXT.tooOften);
    const { place, authorId } = await this.target(targetType, targetId, caller);
    const liked: boolean = await this.commands.execute(new LikeContent({ ...wish, ...place, authorId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ liked, count: (await this.target(targetType, targetId, caller)).likes }));
  }
}
