import { Inject, Injectable } from '@nestjs/common';
import type { Category, CategoryTag } from '../../../../contracts/forum.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { TagDirectory } from '../tag-rules/tag-directory.query.js';
import { CategoryQuery } from '../views/category.query.js';
import { type CommentDocument, type ContentState, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

/** What was merged into another topic stands in no list. */
type ReadableState = Exclude<ContentState, 'deleted' | 'withdrawn'>;

/** A topic or comment with what its topic says of it. */
export interface FoundContent {
  readonly type: 'topic' | 'comment';
  readonly id: string;
  readonly topicId: string;
  readonly title: string;
  readonly content: string;
  readonly authorId: string;
  readonly categoryId: string;
  readonly tags: readonly string[];
  readonly solved: boolean;
  readonly isSolution: boolean;
  readonly likes: number;
  readonly commentCount: number;
  readonly state: ReadableState;
  readonly createdAt: string;
}

/** `merged` are those whose topics stand in it. */
type FoundCategory = CategoryTag & Pick<Category, 'merged'>;

interface ContentIds {
  readonly topics: readonly string[];
  readonly comments: readonly string[];
}

/** Answers what of the forum somebody may read who has found it by its words. */
@Injectable()
export class SearchableContentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly categoryQuery: CategoryQuery,
    private readonly tags: TagDirectory,
  ) {}

  async readable(ids: ContentIds, caller: Caller): Promise<ReadonlyMap<string, FoundContent>> {
    const comments = await this.views.getMany(commentsView.name, ids.comments);
    const topicIds = new Set([...ids.topics, ...comments.flatMap(({ topic_id }) => topic_id ?? [])]);
    const topics = await this.views.getMany(topicsView.name, [...topicIds]);
    const readable = new Map(topics.filter((topic) => mayRead(topic, caller)).map((topic) => [topic._id, topic]));
    const shown = await this.tags.shown([...readable.values()].map(({ tags }) => tags));
    const found = new Map<string, FoundContent>();
    for (const topic of readable.values()) found.set(topic._id, contentOf(topic, shown(topic.tags)));
    for (const comment of comments) {
      const topic = comment.topic_id === null ? undefined : readable.get(comment.topic_id);
      if (topic && mayRead(comment, caller)) found.set(comment._id, contentOf(topic, shown(topic.tags), comment));
    }
    return found;
  }

  /** How a tag is called today; null when it was banned. */
  async tagName(typed: string): Promise<string | null> {
    const { name, banned } = await this.tags.one(tagSlug(typed));
    return banned ? null : (name ?? typed);
  }

  async categories(): Promise<readonly FoundCategory[]> {
    return (await this.categoryQuery.list()).map(({ id, name, slug, color, merged }) => ({ id, name, slug, color, merged }));
  }
}

/** What is hidden is for its author and for those who read hidden content; what is deleted for nobody. */
function mayRead({ state, author_id }: TopicDocument | CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn' || state === 'merged') return false;
  return state === 'visible' || author_id === memberId || holds(role, 'content.read-hidden');
}

/** A topic, or a comment in it. */
function contentOf(topic: TopicDocument, tags: readonly string[], comment?: CommentDocument): FoundContent {
  const text = comment ?? topic;
  return {
    type: comment ? 'comment' : 'topic',
    id: text._id,
    topicId: topic._id,
    title: topic.title,
    content: text.content,
    authorId: text.author_id,
    categoryId: topic.category_id,
    tags,
    solved: topic.solved,
    isSolution: comment !== undefined && topic.solving_comment_id === comment._id,
    likes: text.likes,
    commentCount: topic.comment_count,
    state: text.state as ReadableState,
    createdAt: text.created_at,
  };
}
