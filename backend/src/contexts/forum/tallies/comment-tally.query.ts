import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Category, CommentStatus, LastComments } from '../../../../contracts/forum.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView, topicsView } from '../views/forum.model.js';
import { TopicQuery } from '../views/topic.query.js';
import { ALL_COMMENTS, commentTotalsView, participationOf, participationsView } from './comment-tallies.projection.js';

/** Topics that are added up at once; a category with more of them is counted anew only once a minute. */
const AT_ONCE = 1_000;
const KEPT_MS = 60_000;
/** So many comments from the end on are looked at for one that everybody can see. */
const LAST = 20;

/** Answers how much was commented, when last and by whom. */
@Injectable()
export class CommentTallyQuery {
  private readonly counted = new LRUCache<string, Promise<number>>({ max: 200, ttl: KEPT_MS });

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly topics: TopicQuery,
  ) {}

  async total(): Promise<number> {
    return (await this.views.get(commentTotalsView.name, ALL_COMMENTS))?.count ?? 0;
  }

  /** Comments that everybody can see in the listed topics of a category. */
  async inCategory(category: Category): Promise<number> {
    if (category.topic_count <= AT_ONCE) return this.inFamily(category);
    const known = this.counted.get(category.id) ?? this.inFamily(category);
    this.counted.set(category.id, known);
    known.catch(() => this.counted.delete(category.id));
    return known;
  }

  private async inFamily({ id, merged }: Category): Promise<number> {
    const sums = await Promise.all([id, ...merged.map((other) => other.id)].map((each) => this.addUp(each)));
    return sums.reduce((sum, one) => sum + one, 0);
  }

  async last(topicIds: readonly string[], caller: Caller): Promise<LastComments> {
    const readable = await Promise.all([...new Set(topicIds)].map((id) => this.topics.readable(id, caller)));
    const found = await Promise.all(readable.filter((topic) => topic !== null).map(({ _id }) => this.lastOf(_id)));
    const comments = found.filter((comment) => comment !== undefined);
    const authors = await this.authors.byIds(comments.map(({ author_id }) => author_id));
    return Object.fromEntries(comments.map(({ _id: id, under, author_id, created_at }) => [under, { id, created_at, users: authorIn(authors, author_id) }]));
  }

  /** Nobody is told of topics that they cannot read, not even whether there are such. */
  async status(topicIds: readonly string[], { memberId }: Caller): Promise<CommentStatus> {
    const ids = [...new Set(topicIds)];
    const wrote = memberId
      ? await this.views.getMany(
          participationsView.name,
          ids.map((id) => participationOf(id, memberId)),
        )
      : [];
    const counts = new Map(wrote.map(({ _id, count }) => [_id, count]));
    return Object.fromEntries(ids.map((id) => [id, { commented: (counts.get(participationOf(id, memberId ?? '')) ?? 0) > 0 }]));
  }

  private async lastOf(topicId: string): Promise<CommentDocument | undefined> {
    const page = { sort: [['position', -1]] as const, limit: LAST };
    return (await this.views.find(commentsView.name, { under: topicId }, page)).find(({ state }) => state === 'visible');
  }

  private async addUp(categoryId: string): Promise<number> {
    const filter = { category_id: categoryId, state: 'visible' };
    let sum = 0;
    for (let offset = 0; ; offset += AT_ONCE) {
      const page = { sort: [['created_at', -1]] as const, limit: AT_ONCE, offset };
      const found = await this.views.find(topicsView.name, filter, page);
      for (const { comment_count } of found) sum += comment_count;
      if (found.length < AT_ONCE) return sum;
    }
  }
}
