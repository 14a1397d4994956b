import { Inject, Injectable } from '@nestjs/common';
import { EXPORT_LIMITS, EXPORT_TEXT } from '../../../../contracts/blog-import.js';
import type { Clock } from '../../../kernel/clock.js';
import { everyOf } from '../../../kernel/pages.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { JsonArchive } from '../../../platform/own-data/json-archive.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { frontMatter } from '../post/front-matter.rules.js';
import { PostTexts } from '../post/post-texts.service.js';
import { PostQuery } from '../views/post.query.js';
import { type PostDocument, postsView } from '../views/posts.model.js';

const AT_ONCE = 50;

interface NamedFile {
  readonly name: string;
  readonly text: string;
}

/** Makes Markdown files of a member's own posts, which can be brought in again as they are. */
@Injectable()
export class PostFiles {
  constructor(
    private readonly posts: PostQuery,
    private readonly texts: PostTexts,
    private readonly limits: RateLimits,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Of one of the caller's own posts; throws where it is none. */
  async one(id: string, memberId: string, caller: Caller): Promise<NamedFile> {
    await this.limits.countInMinute(`post-file:${memberId}`, EXPORT_LIMITS.filesAMinute, EXPORT_TEXT.tooManyFiles);
    return this.fileOf(await this.posts.own(id, memberId, caller));
  }

  /** All of them, packed; throws where there is none, and where one cannot be read now, as an archive without it would not be all. */
  async all(memberId: string): Promise<Buffer> {
    await this.limits.countInHour(`post-archive:${memberId}`, EXPORT_LIMITS.anHour, EXPORT_TEXT.tooOften);
    const archive = new JsonArchive(this.clock.now());
    let count = 0;
    for await (const post of everyOf(AT_ONCE, (limit, offset) => this.ownPosts(memberId, limit, offset))) {
      const { name, text } = await this.fileOf(post);
      archive.text(`${EXPORT_TEXT.folder}/${name}`, text);
      count += 1;
    }
    if (count === 0) throw notFound(EXPORT_TEXT.nothing);
    return archive.close();
  }

  private ownPosts(memberId: string, limit: number, offset: number): Promise<readonly PostDocument[]> {
    return this.views.find(postsView.name, { author_id: memberId, gone: false }, { limit, offset });
  }

  private async fileOf(post: PostDocument): Promise<NamedFile> {
    const { _id: postId, author_id: authorId, edition, text_key: textKey, category_id: categoryId, reading_time: readingTime, meta, ...rest } = post;
    const { slug, title, excerpt, tags, cover, updated_at, published_at, first_published } = rest;
    const head = { postId, categoryId, slug, title, excerpt, cover, readingTime, ...meta, tags: [...tags], keywords: [...meta.keywords] };
    const text = await this.texts.read({ postId, authorId, edition, textKey });
    return { name: `${slug}.md`, text: frontMatter(head, updated_at, first_published ?? published_at) + text };
  }
}
