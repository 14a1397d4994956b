import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { validate } from 'uuid';
import { BLOG_TEXT, NO_MARKS, type Post, type PostRow } from '../../../../contracts/blog.js';
import { POST_TEXT } from '../../../../contracts/blog-writing.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { forbidden, gone, notFound } from '../../../platform/refusals/refusals.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { lasting } from '../../../platform/views/lasting.js';
import { Addresses } from '../address/addresses.service.js';
import { PostTexts } from '../post/post-texts.service.js';
import { PostRows } from './post-rows.query.js';
import { type PostDocument, postsView } from './posts.model.js';

/** Characters of texts that are kept opened, in memory alone: the same posts are read again and again. */
const KEPT = 8_000_000;

/** A page as it follows from a row: another row, another page. */
interface KeptPage {
  readonly row: PostRow;
  readonly page: Post;
}

/** Answers one post. */
@Injectable()
export class PostQuery {
  private readonly kept = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: (text) => text.length + 1 });
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: KEPT,
    sizeCalculation: ({ page: { content, html } }) => content.length + 2 * html.length + 1,
  });

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly addresses: Addresses,
    private readonly rows: PostRows,
    private readonly files: PostTexts,
    private readonly texts: RenderedTexts,
  ) {}

  /** By its id, its address or a former one, with its text, as guests are told it. Throws like `readable`. */
  async page(idOrSlug: string, caller: Caller): Promise<Post> {
    const found = await this.readable(idOrSlug, caller);
    const [row] = await this.rows.of([found]);
    if (!row) throw notFound(BLOG_TEXT.postNotFound);
    const known = this.pages.get(found._id);
    if (known?.row === row) return known.page;
    const content = await this.textOf(found);
    // The same for whoever may read it, like its row, so its JSON is made once.
    const page = lasting({ ...row, ...NO_MARKS, content, html: await this.texts.of(content, 'post') });
    this.pages.set(found._id, { row, page });
    return page;
  }

  /** Those of the posts that the caller may read, in the order asked. */
  async readableAmong(ids: readonly string[], caller: Caller): Promise<PostDocument[]> {
    return (await this.views.getMany(postsView.name, ids)).filter((post) => mayRead(post, caller));
  }

  /** The same as lists show them. */
  async rowsOf(ids: readonly string[], caller: Caller): Promise<PostRow[]> {
    return this.rows.of(await this.readableAmong(ids, caller));
  }

  /** A post that staff deleted as it stood, for those who read hidden content; null where there is none such. */
  async takenDown(idOrSlug: string): Promise<Post | null> {
    const found = await this.stored(idOrSlug);
    if (found?.state !== 'deleted' || found.published_at === null) return null;
    const content = await this.textOf(found);
    const [row] = await this.rows.of([found]);
    return row ? { ...row, ...NO_MARKS, hidden: true, content, html: await this.texts.of(content, 'post') } : null;
  }

  /** The stored post. Throws RuleViolation: `gone` for what was published once and is no more, `not-found` for what the caller may not know of. */
  async readable(idOrSlug: string, caller: Caller): Promise<PostDocument> {
    const found = await this.stored(idOrSlug);
    if (found?.gone && found.published_at !== null) throw gone(BLOG_TEXT.postGone);
    if (!found || !mayRead(found, caller)) throw notFound(BLOG_TEXT.postNotFound);
    return found;
  }

  /** The same of a member's own; throws `forbidden` for another's. */
  async own(id: string, memberId: string, caller: Caller): Promise<PostDocument> {
    const found = await this.readable(id, caller);
    if (found.author_id !== memberId) throw forbidden(POST_TEXT.notYours);
    return found;
  }

  /** Whoever may see the post may read it: what lies under a key is never another text. */
  private async textOf({ _id: postId, author_id: authorId, text_key: textKey }: PostDocument): Promise<string> {
    const known = this.kept.get(textKey);
    if (known !== undefined) return known;
    const content = await this.files.read({ authorId, postId, textKey });
    this.kept.set(textKey, content);
    return content;
  }

  private async stored(idOrSlug: string): Promise<PostDocument | null> {
    const id = validate(idOrSlug) ? idOrSlug : await this.addresses.postAt(idOrSlug);
    return id ? this.views.get(postsView.name, id) : null;
  }
}

/** What is no longer there is for nobody; what nobody published for its author; what staff hide also for those who read hidden content. */
function mayRead({ gone, listed, author_id, state, status }: PostDocument, { memberId, role }: Caller): boolean {
  if (gone) return false;
  if (listed || author_id === memberId) return true;
  return state === 'hidden' && status === 'published' && holds(role, 'content.read-hidden');
}
