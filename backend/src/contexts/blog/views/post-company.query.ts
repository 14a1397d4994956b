import { Inject, Injectable } from '@nestjs/common';
import { POST_LISTS, type PostNeighbours, type PostRow } from '../../../../contracts/blog.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PostRows } from './post-rows.query.js';
import { byAuthor, inCategory, type PostDocument, pointerTo, postsView, withTag } from './posts.model.js';

const NEWEST = [['published_at', -1]] as const;
const OLDEST = [['published_at', 1]] as const;
/** Posts that are looked at of each list that a post stands in. */
const NEWEST_OF_LIST = 10;
/** What a common tag tells beside the category that both stand in. */
const TAG_TELLS = 2;

/** Answers which posts stand beside one. */
@Injectable()
export class PostCompany {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: PostRows,
  ) {}

  /** Posts that share most with it, the newest of as many first. */
  async related(post: PostDocument): Promise<PostRow[]> {
    const lists = [...post.tags.map((tag) => withTag(tagSlug(tag))), ...(post.category_id ? [inCategory(post.category_id)] : [])];
    const found = await Promise.all(
      lists.map((list) => this.views.find(postsView.name, { lists: list, listed: true }, { sort: NEWEST, limit: NEWEST_OF_LIST + 1 })),
    );
    const others = new Map(found.flat().map((other) => [other._id, other]));
    others.delete(post._id);
    const near = [...others.values()].sort((one, other) => sharedBy(lists, other) - sharedBy(lists, one) || newestFirst(one, other));
    return this.rows.of(near.slice(0, POST_LISTS.related));
  }

  /** What its author published before and after it; nothing where it is not published itself. */
  async neighbours({ author_id, published_at, listed }: PostDocument): Promise<PostNeighbours> {
    if (!listed || published_at === null) return { previous: null, next: null };
    const ofAuthor = { lists: byAuthor(author_id), listed: true } as const;
    const [[previous], [next]] = await Promise.all([
      this.views.find(postsView.name, { ...ofAuthor, published_at: { $lt: published_at } }, { sort: NEWEST, limit: 1 }),
      this.views.find(postsView.name, { ...ofAuthor, published_at: { $gt: published_at } }, { sort: OLDEST, limit: 1 }),
    ]);
    return { previous: previous ? pointerTo(previous) : null, next: next ? pointerTo(next) : null };
  }
}

const sharedBy = (lists: readonly string[], other: PostDocument): number =>
  lists.filter((list) => other.lists.includes(list)).reduce((sum, list) => sum + (list.startsWith(withTag('')) ? TAG_TELLS : 1), 0);

const newestFirst = (one: PostDocument, other: PostDocument): number => ((one.published_at ?? '') < (other.published_at ?? '') ? 1 : -1);
