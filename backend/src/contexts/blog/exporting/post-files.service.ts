import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EXPORT_LIMITS, EXPORT_TEXT } from '../../../../contracts/blog-import.js';
import type { Clock } from '../../../kernel/clock.js';
import { everyOf } from '../../../kernel/pages.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { type ZippedFile as NamedFile, zipStream } from '../../../platform/own-data/zip-stream.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { frontMatter } from '../post/front-matter.rules.js';
import { PostTexts } from '../post/post-texts.service.js';
import { PostQuery } from '../views/post.query.js';
import { type PostDocument, postsView } from '../views/posts.model.js';

const AT_ONCE = 50;

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

  /** All of them, packed while they are sent. Throws where there is none; one that cannot be read breaks it off, as an archive without it would not be all. */
  async all(memberId: string): Promise<Readable> {
    await this.limits.countInHour(`post-archive:${memberId}`, EXPORT_LIMITS.anHour, EXPORT_TEXT.tooOften);
    const ids = await this.ownIds(memberId);
    if (ids.length === 0) throw notFound(EXPORT_TEXT.nothing);
    const parts = zipStream(this.filesOf(ids), this.clock.now());
    return Readable.from(after(await parts.next(), parts), { objectMode: false });
  }

  /** Taken down before the first is sent: whoever reads slowly goes on with the same list, whatever changes meanwhile. */
  private async ownIds(memberId: string): Promise<readonly string[]> {
    const ids: string[] = [];
    const page = (limit: number, offset: number) => this.views.find(postsView.name, { author_id: memberId, gone: false }, { limit, offset });
    for await (const { _id } of everyOf(AT_ONCE, page)) ids.push(_id);
    return ids;
  }

  private async *filesOf(ids: readonly string[]): AsyncGenerator<NamedFile> {
    for (const id of ids) {
      const post = await this.views.get(postsView.name, id);
      if (!post || post.gone) continue;
      const { name, text } = await this.fileOf(post);
      yield { name: `${EXPORT_TEXT.folder}/${name}`, text };
    }
  }

  private async fileOf(post: PostDocument): Promise<NamedFile> {
    const { _id: postId, author_id: authorId, text_key: textKey, category_id: categoryId, reading_time: readingTime, meta, ...rest } = post;
    const { slug, title, excerpt, tags, cover, updated_at, published_at, first_published } = rest;
    const head = { postId, categoryId, slug, title, excerpt, cover, readingTime, ...meta, tags: [...tags], keywords: [...meta.keywords] };
    const text = await this.texts.read({ postId, authorId, textKey });
    return { name: `${slug}.md`, text: frontMatter(head, updated_at, first_published ?? published_at) + text };
  }
}

/** What was read already, and then the rest: a first text that cannot be read is told in an answer of its own. */
async function* after<T>(first: IteratorResult<T>, rest: AsyncIterable<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value;
  yield* rest;
}
