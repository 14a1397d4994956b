import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import type { CategoryTag, Topic, TopicRow, TopicSort } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Filter, Sort, Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Window } from '../../../platform/http/envelope.js';
import { lasting } from '../../../platform/http/lasting-json.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { CategoryQuery } from './category.query.js';
import { type CounterDocument, forumCountersView, TOPIC_COUNT, type TopicDocument, topicsView } from './forum.model.js';

const SORT: Record<TopicSort, Sort> = {
  active: [['last_activity_at', -1]],
  newest: [['created_at', -1]],
  unanswered: [['created_at', -1]],
};

@Injectable()
export class TopicQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly categories: CategoryQuery,
  ) {}

  /** Visible topics of one category or of all, and how many there are. */
  async list(categoryId: string | null, sort: TopicSort, { limit, offset }: Window): Promise<{ rows: TopicRow[]; total: number }> {
    const filter: Filter = { ...(categoryId ? { category_id: categoryId } : {}), state: 'visible', ...(sort === 'unanswered' ? { unanswered: true } : {}) };
    const found = await this.views.find<TopicDocument>(topicsView.name, filter, { sort: SORT[sort], limit, offset });
    const total = sort === 'unanswered' ? await this.views.count(topicsView.name, filter) : await this.total(categoryId);
    return { rows: await this.withAuthors(found), total };
  }

  /** A topic that the caller may see, or null. */
  async byId(id: string, caller: Caller): Promise<Topic | null> {
    const found = await this.readable(id, caller);
    if (!found) return null;
    const [row] = await this.withAuthors([found]);
    return row ? { ...row, content: found.content } : null;
  }

  /** The stored topic when the caller may see it: hidden ones are for their author and for those who read hidden content, deleted ones for nobody. */
  async readable(id: string, { memberId, role }: Caller): Promise<TopicDocument | null> {
    const found = await this.views.get<TopicDocument>(topicsView.name, id);
    if (!found || found.state === 'deleted' || found.state === 'withdrawn') return null;
    return found.state === 'visible' || found.author_id === memberId || holds(role, 'content.read-hidden') ? found : null;
  }

  /** From the counters that the projection keeps: counting rows would cost more the more there are. */
  private async total(categoryId: string | null): Promise<number> {
    if (categoryId) return (await this.categories.byId(categoryId))?.topic_count ?? 0;
    return (await this.views.get<CounterDocument>(forumCountersView.name, TOPIC_COUNT))?.count ?? 0;
  }

  private async withAuthors(topics: readonly TopicDocument[]): Promise<TopicRow[]> {
    const authors = await this.authors.byIds(topics.map(({ author_id }) => author_id));
    const tags = await this.categories.tags(topics.map(({ category_id }) => category_id));
    return topics.map((topic) => rowOf(topic, authorIn(authors, topic.author_id), tags.get(topic.category_id) ?? null));
  }
}

const rowOf = derived((topic: TopicDocument, users: Author, categories: CategoryTag | null) => lasting(toRow(topic, users, categories)));

function toRow(topic: TopicDocument, users: Author, categories: CategoryTag | null): TopicRow {
  return {
    id: topic._id,
    title: topic.title,
    excerpt: topic.excerpt,
    categoryId: topic.category_id,
    categories,
    selectedTags: [...topic.tags],
    is_resolved: false,
    solving_comment_id: null,
    users,
    comment_count: topic.comment_count,
    state: topic.state === 'hidden' ? 'hidden' : 'visible',
    created_at: topic.created_at,
    updated_at: topic.created_at,
    last_activity_at: topic.last_activity_at,
  };
}
