import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import type { Category, CategoryTag, Comment, Topic, TopicRow, TopicSort } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import { perFlag } from '../../../../contracts/topic-flags.js';
import type { Filter, Sort, Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { TagDirectory } from '../tag-rules/tag-directory.query.js';
import { CategoryQuery } from './category.query.js';
import { CommentQuery } from './comment.query.js';
import { forumCountersView, TOPIC_COUNT, type TopicDocument, topicsView } from './forum.model.js';

/** Topics that were merged one into the next. */
const LONGEST_CHAIN = 10;

/** So many rows from the top on are brought together from several lists; further down the engine sorts them anew. */
const NEAR_TOP = 500;

const SORT: Record<TopicSort, Sort> = {
  active: [
    ['pinned', -1],
    ['last_activity_at', -1],
  ],
  newest: [['created_at', -1]],
  liked: [
    ['likes', -1],
    ['created_at', -1],
  ],
  unanswered: [['created_at', -1]],
  solved: [['last_activity_at', -1]],
};

/** What a topic must be to stand in a list that is sorted so. */
const ONLY: Partial<Record<TopicSort, Filter>> = { unanswered: { comment_count: 0 }, solved: { solved: true } };

@Injectable()
export class TopicQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly categories: CategoryQuery,
    private readonly comments: CommentQuery,
    private readonly tags: TagDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  /** Visible topics of one category or of all, with a tag where one is given, and how many there are. */
  async list(category: Category | null, sort: TopicSort, window: Window, tag?: string): Promise<{ rows: TopicRow[]; total: number }> {
    const shown: Filter = { ...(tag ? { tag_slugs: tag } : {}), state: 'visible', ...ONLY[sort] };
    const ids = category ? [category, ...category.merged].map(({ id }) => id) : [];
    const filter: Filter = ids.length > 0 ? { category_id: ids.length === 1 ? (ids[0] ?? '') : { $in: ids }, ...shown } : shown;
    const found = ids.length > 1 ? await this.ofSeveral(ids, shown, sort, window) : await this.page(filter, sort, window);
    const total = ONLY[sort] || tag ? await this.views.count(topicsView.name, filter) : (category?.topic_count ?? (await this.total()));
    return { rows: await this.withAuthors(found), total };
  }

  private page(filter: Filter, sort: TopicSort, { limit, offset }: Window): Promise<TopicDocument[]> {
    return this.views.find(topicsView.name, filter, { sort: SORT[sort], limit, offset });
  }

  /** Topics of several categories as one list. An index knows the order of each alone: near the top as many are taken of each as may be needed. */
  private async ofSeveral(ids: readonly string[], shown: Filter, sort: TopicSort, { limit, offset }: Window): Promise<TopicDocument[]> {
    if (offset + limit > NEAR_TOP) return this.page({ category_id: { $in: ids }, ...shown }, sort, { limit, offset });
    const pages = await Promise.all(ids.map((id) => this.page({ category_id: id, ...shown }, sort, { limit: offset + limit, offset: 0 })));
    return pages
      .flat()
      .sort(byOrder(SORT[sort]))
      .slice(offset, offset + limit);
  }

  /** A topic that the caller may see, or null. */
  async byId(id: string, caller: Caller): Promise<Topic | null> {
    const found = await this.readable(id, caller);
    return found && this.asItStands(found, caller);
  }

  /** For callers who may look at a stored topic, whatever its state. */
  async asItStands(found: TopicDocument, caller: Caller): Promise<Topic | null> {
    const [row] = await this.withAuthors([found]);
    if (!row) return null;
    const solution = found.solving_comment_id ? await this.solution(found, found.solving_comment_id, caller) : null;
    const merged_into = found.merged_into ? await this.target(found.merged_into, caller) : null;
    return pageOf(found, row, await this.texts.of(found.content), solution, merged_into);
  }

  /** The stored topic when the caller may see it: hidden ones are for their author and for those who read hidden content, deleted ones for nobody. */
  async readable(id: string, caller: Caller): Promise<TopicDocument | null> {
    const found = await this.views.get(topicsView.name, id);
    return found && maySee(found, caller) ? found : null;
  }

  /** What the caller may not read, or what has gone elsewhere, is no solution here. */
  private async solution({ _id }: TopicDocument, commentId: string, caller: Caller): Promise<Comment | null> {
    const comment = await this.comments.byId(commentId, caller);
    return comment && comment.topicId === _id && comment.state !== 'removed' ? comment : null;
  }

  /** Where the comments of a merged topic stand in the end, if the caller may see that. */
  private async target(id: string, caller: Caller): Promise<Topic['merged_into']> {
    let at = await this.readable(id, caller);
    for (let steps = 1; at?.merged_into && steps < LONGEST_CHAIN; steps++) at = await this.readable(at.merged_into, caller);
    return at && pointerTo(at);
  }

  /** Those of the topics that the caller may see. */
  async rowsOf(ids: readonly string[], caller: Caller): Promise<TopicRow[]> {
    const found = await this.views.getMany(topicsView.name, ids);
    return this.withAuthors(found.filter((topic) => maySee(topic, caller)));
  }

  /** From the counters that the projection keeps: counting rows would cost more the more there are. */
  private async total(): Promise<number> {
    return (await this.views.get(forumCountersView.name, TOPIC_COUNT))?.count ?? 0;
  }

  private async withAuthors(topics: readonly TopicDocument[]): Promise<TopicRow[]> {
    const authors = await this.authors.byIds(topics.flatMap(({ author_id, last_activity_by }) => [author_id, ...(last_activity_by ? [last_activity_by] : [])]));
    const categories = await this.categories.tags(topics.map(({ category_id }) => category_id));
    const shown = await this.tags.shown(topics.map(({ tags }) => tags));
    return topics.map((topic) => {
      const { author_id: author, last_activity_by: last, category_id: category } = topic;
      return rowOf(topic, authorIn(authors, author), categories.get(category) ?? null, last ? authorIn(authors, last) : null, shown(topic.tags));
    });
  }
}

/** As an index orders: by each field in turn. */
const byOrder = (sort: Sort) => (one: TopicDocument, other: TopicDocument) => {
  for (const [path, direction] of sort) {
    const [a, b] = [one, other].map((topic) => topic[path as 'created_at']) as [string, string];
    if (a !== b) return a < b ? -direction : direction;
  }
  return 0;
};

function maySee({ state, author_id }: TopicDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn') return false;
  return state === 'visible' || state === 'merged' || author_id === memberId || holds(role, 'content.read-hidden');
}

/** What is deleted or withdrawn is shown to nobody, so it never comes here. */
const shownState = (state: TopicDocument['state']): TopicRow['state'] => (state === 'hidden' ? 'hidden' : 'visible');

const rowOf = derived((topic: TopicDocument, users: Author, categories: CategoryTag | null, last_activity_by: Author | null, tags: readonly string[]) =>
  lasting({ ...toRow(topic, users, categories), selectedTags: [...tags], last_activity_by }),
);

/** The same for whoever may read it, like its row. */
const pageOf = derived(
  ({ content }: TopicDocument, row: TopicRow, html: string, solution: Comment | null, merged_into: Topic['merged_into']): Topic =>
    lasting({ ...row, content, html, solution, merged_into }),
);
const pointerTo = derived(({ _id: id, title }: TopicDocument) => ({ id, title }));

function toRow(topic: TopicDocument, users: Author, categories: CategoryTag | null): Omit<TopicRow, 'last_activity_by' | 'selectedTags'> {
  return {
    id: topic._id,
    title: topic.title,
    excerpt: topic.excerpt,
    categoryId: categories?.id ?? topic.category_id,
    categories,
    is_resolved: topic.solved,
    solving_comment_id: topic.solving_comment_id,
    users,
    comment_count: topic.comment_count,
    comment_total: topic.comment_total,
    likes: topic.likes,
    view_count: topic.views,
    ...perFlag((flag) => Boolean(topic[flag])),
    state: shownState(topic.state),
    created_at: topic.created_at,
    updated_at: topic.edited_at ?? topic.created_at,
    edited: topic.edited_at !== null,
    edition: topic.edition,
    edited_by_moderator: topic.moderated,
    last_activity_at: topic.last_activity_at,
  };
}
