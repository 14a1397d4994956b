import { Schema } from 'mongoose';
import type { Category } from '../../../../contracts/forum.js';
import type { TopicFlag } from '../../../../contracts/topic-flags.js';
import { viewModel } from '../../../platform/views/view-model.js';

export type ContentState = 'visible' | 'hidden' | 'deleted' | 'withdrawn';

export interface CategoryDocument {
  readonly _id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly color: Category['color'];
  readonly sort_order: number;
  readonly topic_count: number;
  readonly created_at: string;
}

const categorySchema = new Schema(
  {
    _id: String,
    name: String,
    slug: { type: String, index: true },
    description: String,
    color: String,
    sort_order: { type: Number, index: true },
    topic_count: Number,
    created_at: String,
  },
  { versionKey: false },
);

/** How each flag is kept: as a number, 1 or 0, where lists are sorted by it. */
export const FLAG_FIELDS = { locked: Boolean, pinned: Number } as const satisfies Record<TopicFlag, typeof Boolean | typeof Number>;
type FlagFields = { readonly [Flag in TopicFlag]: (typeof FLAG_FIELDS)[Flag] extends typeof Number ? 0 | 1 : boolean };

export interface TopicDocument extends FlagFields {
  readonly _id: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly category_id: string;
  readonly author_id: string;
  readonly tags: readonly string[];
  /** How its tags stand in addresses: lists are filtered by it. */
  readonly tag_slugs: readonly string[];
  /** `merged`: everybody can read it, no list shows it. */
  readonly state: ContentState | 'merged';
  readonly merged_into: string | null;
  /** Comments that anybody can see; a topic without is unanswered. */
  readonly comment_count: number;
  /** All comments, also those that were hidden or deleted: their places stay. */
  readonly comment_total: number;
  readonly likes: number;
  /** How often it was read. */
  readonly views: number;
  readonly solved: boolean;
  readonly solving_comment_id: string | null;
  readonly created_at: string;
  readonly edited_at: string | null;
  readonly changed_at: string;
  readonly last_activity_at: string;
  /** Author of the newest comment; null when there is none or it is not known. */
  readonly last_activity_by: string | null;
  /** Revision of the topic's stream that this document shows. */
  readonly revision: number;
}

const topicSchema = new Schema(
  {
    _id: String,
    title: String,
    content: String,
    excerpt: String,
    category_id: String,
    author_id: String,
    tags: [String],
    tag_slugs: [String],
    state: String,
    merged_into: String,
    comment_count: Number,
    comment_total: Number,
    likes: Number,
    views: Number,
    solved: Boolean,
    solving_comment_id: String,
    ...FLAG_FIELDS,
    created_at: String,
    edited_at: String,
    changed_at: String,
    last_activity_at: String,
    last_activity_by: String,
    revision: Number,
  },
  { versionKey: false },
);
topicSchema.index({ author_id: 1, created_at: 1 });
for (const category of [{}, { category_id: 1 }, { tag_slugs: 1 }] as Record<string, 1>[]) {
  topicSchema.index({ ...category, state: 1, pinned: -1, last_activity_at: -1 });
  topicSchema.index({ ...category, state: 1, created_at: -1 });
  topicSchema.index({ ...category, state: 1, likes: -1, created_at: -1 });
  topicSchema.index({ ...category, state: 1, comment_count: 1, created_at: -1 });
  topicSchema.index({ ...category, state: 1, solved: 1, last_activity_at: -1 });
}

export interface CommentDocument {
  readonly _id: string;
  readonly topic_id: string;
  readonly author_id: string;
  readonly content: string;
  readonly excerpt: string;
  readonly quoted_id: string | null;
  readonly state: ContentState;
  /** Withdrawn by itself, not with its author's account. */
  readonly deleted_by_author?: true;
  readonly likes: number;
  readonly created_at: string;
  readonly edited_at: string | null;
  readonly changed_at: string;
  readonly position: number;
  /** Revision of the comment's stream that this document shows. */
  readonly revision: number;
}

const commentSchema = new Schema(
  {
    _id: String,
    topic_id: String,
    author_id: String,
    content: String,
    excerpt: String,
    quoted_id: String,
    state: String,
    deleted_by_author: Boolean,
    likes: Number,
    created_at: String,
    edited_at: String,
    changed_at: String,
    position: Number,
    revision: Number,
  },
  { versionKey: false },
);
commentSchema.index({ topic_id: 1, position: 1 });
commentSchema.index({ author_id: 1, position: 1 });
commentSchema.index({ author_id: 1, created_at: 1 });

export interface CounterDocument {
  readonly _id: string;
  readonly count: number;
}

export const categoriesView = viewModel('categories', categorySchema);
export const topicsView = viewModel('topics', topicSchema);
export const commentsView = viewModel('comments', commentSchema);
export const forumCountersView = viewModel('forum_counters', new Schema({ _id: String, count: Number }, { versionKey: false }));
export const TOPIC_COUNT = 'topics';
