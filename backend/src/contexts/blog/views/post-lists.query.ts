import { Inject, Injectable } from '@nestjs/common';
import { POST_STATUSES, type PostRow, type PostSort, type PostStatus } from '../../../../contracts/blog.js';
import type { Category } from '../../../../contracts/forum.js';
import type { FilterOf, Sort, Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PostRows } from './post-rows.query.js';
import { postTagsView } from './post-tags.model.js';
import { ALL_POSTS, byAuthor, inCategory, type PostDocument, postsView, postTotalsView, withTag } from './posts.model.js';

/** What all posts of a list have in common. */
export type Narrowing = { readonly category: Category } | { readonly tag: string } | { readonly author: string } | null;

export interface Page {
  readonly rows: PostRow[];
  readonly total: number;
}

const SORT: Record<PostSort, Sort> = {
  newest: [['published_at', -1]],
  popular: [['popularity', -1]],
  mostLiked: [
    ['likes', -1],
    ['published_at', -1],
  ],
  mostCommented: [
    ['comments', -1],
    ['published_at', -1],
  ],
};
const CHANGED = [['updated_at', -1]] as const;

/** Answers lists of posts: those that everybody can read, and a member's own. */
@Injectable()
export class PostLists {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: PostRows,
  ) {}

  async listed(narrowing: Narrowing, window: Window, sort: PostSort = 'newest'): Promise<Page> {
    const lists = listsFor(narrowing);
    const found = lists.length > 1 ? await this.ofSeveral(lists, sort, window) : await this.page(filterOf(lists[0] ?? ALL_POSTS), sort, window);
    return { rows: await this.rows.of(found), total: await this.total(narrowing) };
  }

  /** Posts of several lists as one, none of them in two. An index knows the order of each alone: of each as many are taken as may be needed. */
  private async ofSeveral(lists: readonly string[], sort: PostSort, { limit, offset }: Window): Promise<PostDocument[]> {
    const pages = await Promise.all(lists.map((list) => this.page(filterOf(list), sort, { limit: offset + limit, offset: 0 })));
    return pages
      .flat()
      .sort(inOrderOf(SORT[sort]))
      .slice(offset, offset + limit);
  }

  private page(filter: PostFilter, sort: PostSort, { limit, offset }: Window): Promise<PostDocument[]> {
    return this.views.find(postsView.name, filter, { sort: SORT[sort], limit, offset });
  }

  /** From the counters that projections keep: counting rows would cost more the more there are. */
  async total(narrowing: Narrowing): Promise<number> {
    if (narrowing && 'tag' in narrowing) return (await this.views.get(postTagsView.name, narrowing.tag))?.post_count ?? 0;
    const found = await this.views.getMany(postTotalsView.name, listsFor(narrowing));
    return found.reduce((sum, { count }) => sum + count, 0);
  }

  /** Ids of those of a member's posts that are commented on, the most commented first. */
  async mostCommentedOf(memberId: string, limit: number): Promise<string[]> {
    const found = await this.page(filterOf(byAuthor(memberId)), 'mostCommented', { limit, offset: 0 });
    return found.filter(({ comments }) => comments > 0).map(({ _id }) => _id);
  }

  /** How many posts of a member everybody can read. */
  countOf(memberId: string): Promise<number> {
    return this.total({ author: memberId });
  }

  /** How many posts of each category everybody can read, those of categories that were merged into it included; by id. */
  async perCategory(categories: readonly Category[]): Promise<ReadonlyMap<string, number>> {
    const counted = await Promise.all(categories.map(async (category) => [category.id, await this.total({ category })] as const));
    return new Map(counted);
  }

  /** A member's own, those changed last first; of one status, or of every one. */
  async own(memberId: string, status: PostStatus | null, { limit, offset }: Window): Promise<Page & { readonly counts: Record<PostStatus, number> }> {
    const counted = await Promise.all(POST_STATUSES.map((each) => this.views.count(postsView.name, ownOf(memberId, [each]))));
    const counts = Object.fromEntries(POST_STATUSES.map((each, index) => [each, counted[index] ?? 0])) as Record<PostStatus, number>;
    const wanted: readonly PostStatus[] = status ? [status] : POST_STATUSES;
    const found = await this.views.find(postsView.name, ownOf(memberId, wanted), { sort: CHANGED, limit, offset });
    return { rows: await this.rows.of(found), total: wanted.reduce((sum, each) => sum + counts[each], 0), counts };
  }

  /** Of these ids, those of a member's own posts that are there and not hidden. */
  async editable(ids: readonly string[], memberId: string): Promise<ReadonlySet<string>> {
    const found = await this.views.getMany(postsView.name, [...new Set(ids)]);
    return new Set(found.filter(({ author_id, gone, state }) => author_id === memberId && !gone && state !== 'hidden').map(({ _id }) => _id));
  }

  /** A slice of all addresses, in the order of their publication. */
  async addresses(window: Window): Promise<{ readonly posts: readonly PostDocument[]; readonly total: number }> {
    const posts = await this.page(filterOf(ALL_POSTS), 'newest', window);
    return { posts, total: await this.total(null) };
  }
}

type PostFilter = FilterOf<PostDocument>;

const ownOf = (memberId: string, statuses: readonly PostStatus[]): PostFilter => ({ author_id: memberId, gone: false, status: { $in: statuses } });

const idsOf = ({ id, merged }: Category): string[] => [id, ...merged.map((other) => other.id)];

/** The lists that are asked for; the names of their counters too. */
function listsFor(narrowing: Narrowing): string[] {
  if (narrowing === null) return [ALL_POSTS];
  if ('tag' in narrowing) return [withTag(narrowing.tag)];
  return 'author' in narrowing ? [byAuthor(narrowing.author)] : idsOf(narrowing.category).map(inCategory);
}

const filterOf = (list: string): PostFilter => ({ lists: list, listed: true });

/** As an index orders: by each field in turn, and what is the same in all by its id. */
const inOrderOf = (sort: Sort) => (one: PostDocument, other: PostDocument) => {
  for (const [path, direction] of [...sort, ['_id', -1] as const]) {
    const [a, b] = [one, other].map((post) => post[path as 'published_at']) as [string, string];
    if (a !== b) return a < b ? -direction : direction;
  }
  return 0;
};
