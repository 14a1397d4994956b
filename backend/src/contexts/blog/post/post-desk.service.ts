import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ModeratedPost, ModeratePostRequest } from '../../../../contracts/blog-moderation.js';
import {
  type CreatePostRequest,
  type EditPostRequest,
  POST_LIMITS,
  POST_TEXT,
  type PostStatusRequest,
  type SavedPost,
} from '../../../../contracts/blog-writing.js';
import type { PostTool } from '../../../../contracts/moderation-verbs.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { DeleteOwnPost, DeletePost, FeaturePost, HidePost, type PostForm, RestorePost, SetPostStatus, WritePost } from './post.commands.js';
import { SavedPostQuery } from './saved-post.query.js';

type Asked = { postId: string; reason: string };
const TOOL: Record<PostTool, (asked: Asked, origin: Origin) => Command> = {
  hide: (asked, origin) => new HidePost({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new DeletePost({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestorePost(asked, origin),
  feature: (asked, origin) => new FeaturePost({ ...asked, on: true }, origin),
  unfeature: (asked, origin) => new FeaturePost({ ...asked, on: false }, origin),
};

/** What authors and staff do with posts: each answers how the post stands by its facts. */
@Injectable()
export class PostDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly saved: SavedPostQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async create({ status = 'draft', scheduled_at: at = null, ...request }: CreatePostRequest, memberId: string, caller: Caller): Promise<SavedPost> {
    await this.countSave(memberId);
    const postId = this.ids.next();
    const form = formOf(request);
    await this.commands.execute(new WritePost({ postId, memberId, isNew: true, form, version: null, status, at }, this.origins.of(caller)));
    return this.saved.own(postId, memberId);
  }

  async edit(postId: string, request: EditPostRequest, memberId: string, caller: Caller): Promise<SavedPost> {
    await this.countSave(memberId);
    const { status = null, scheduled_at: at = null, version = null, ...rest } = request;
    const form = formOf(rest);
    await this.commands.execute(new WritePost({ postId, memberId, isNew: false, form, version, status, at }, this.origins.of(caller)));
    return this.saved.own(postId, memberId);
  }

  async setStatus(postId: string, { status, scheduled_at: at = null }: PostStatusRequest, memberId: string, caller: Caller): Promise<SavedPost> {
    await this.countSave(memberId);
    await this.commands.execute(new SetPostStatus({ postId, memberId, status, at }, this.origins.of(caller)));
    return this.saved.own(postId, memberId);
  }

  async remove(postId: string, memberId: string, caller: Caller): Promise<void> {
    await this.limits.countInHour(`post-delete:${memberId}`, POST_LIMITS.deletesAnHour, POST_TEXT.tooManyDeletes);
    await this.commands.execute(new DeleteOwnPost({ postId, memberId }, this.origins.of(caller)));
  }

  async moderate(postId: string, { action, reason }: ModeratePostRequest, caller: Caller): Promise<ModeratedPost> {
    await this.commands.execute(TOOL[action]({ postId, reason }, this.origins.of(caller)));
    return this.saved.left(postId);
  }

  /** What is refused counts too: a text of 800 KB has been looked at by then. */
  private countSave(memberId: string): Promise<void> {
    return this.limits.countInHour(`post-save:${memberId}`, POST_LIMITS.savesAnHour, POST_TEXT.tooManySaves);
  }
}

/** What the wire calls otherwise than the facts do. */
function formOf({ category_id, featured_image, reading_time, meta, title, content, excerpt, slug, tags }: Partial<CreatePostRequest>): PostForm {
  const { seoTitle, seoDescription, keywords, canonical } = meta ?? {};
  const given = {
    ...{ title, content, excerpt, slug, tags, seoTitle, seoDescription, canonical },
    keywords: keywords === null ? [] : keywords,
    categoryId: category_id === '' ? null : category_id,
    cover: featured_image === '' ? null : featured_image,
    readingTime: reading_time === 0 ? null : reading_time,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
