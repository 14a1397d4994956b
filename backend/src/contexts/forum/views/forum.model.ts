import type { Category } from '../../../../contracts/forum.js';
import type { TopicFlag } from '../../../../contracts/topic-flags.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { type Field, flag, number, numberOf, oneOf, orNull, personal, sometimes, text, texts, yes } from '../../../platform/views/view-fields.js';

export type ContentState = 'visible' | 'hidden' | 'deleted' | 'withdrawn';

export const categoriesView = declareView(
  'categories',
  {
    name: text,
    slug: text,
    description: text,
    color: oneOf<Category['color']>(),
    sort_order: number,
    /** Listed topics that are its own. */
    topic_count: number,
    former_name: orNull(text),
    closed: flag,
    writers: oneOf<Category['writers']>(),
    merged_into: orNull(text),
    created_at: text,
    changed_at: text,
  },
  { indexes: [{ sort_order: 1 }] },
);
export type CategoryDocument = DocumentOf<typeof categoriesView>;

/** How each flag is kept: as a number, 1 or 0, where lists are sorted by it. */
export const FLAG_FIELDS = { locked: flag, pinned: numberOf<0 | 1>(), outdated: flag } as const satisfies Record<TopicFlag, Field<boolean> | Field<0 | 1>>;

export const topicsView = declareView(
  'topics',
  {
    title: personal(text),
    content: personal(text),
    excerpt: personal(text),
    category_id: text,
    author_id: text,
    tags: personal(texts),
    /** How its tags stand in addresses: lists are filtered by it. */
    tag_slugs: personal(texts),
    /** `merged`: everybody can read it, no list shows it. */
    state: oneOf<ContentState | 'merged'>(),
    merged_into: orNull(text),
    /** Comments that anybody can see; a topic without is unanswered. */
    comment_count: number,
    /** All comments, also those that were hidden or deleted: their places stay. */
    comment_total: number,
    likes: number,
    /** How often it was read. */
    views: number,
    solved: flag,
    solving_comment_id: orNull(text),
    ...FLAG_FIELDS,
    created_at: text,
    edited_at: orNull(text),
    edition: number,
    /** A moderator's words stand in it. */
    moderated: flag,
    changed_at: text,
    last_activity_at: text,
    /** Author of the newest comment; null when there is none or it is not known. */
    last_activity_by: orNull(text),
    /** Revision of the topic's stream that this document shows. */
    revision: number,
  },
  {
    indexes: [
      { author_id: 1, created_at: 1 },
      { author_id: 1, state: 1, created_at: -1 },
      ...([{}, { category_id: 1 }, { tag_slugs: 1 }] as const).flatMap(
        (narrowing) =>
          [
            { ...narrowing, state: 1, pinned: -1, last_activity_at: -1 },
            { ...narrowing, state: 1, created_at: -1 },
            { ...narrowing, state: 1, likes: -1, created_at: -1 },
            { ...narrowing, state: 1, comment_count: 1, created_at: -1 },
            { ...narrowing, state: 1, solved: 1, last_activity_at: -1 },
          ] as const,
      ),
    ],
    forgottenWith: ['TopicWithdrawn'],
  },
);
export type TopicDocument = DocumentOf<typeof topicsView>;

export const commentsView = declareView(
  'comments',
  {
    /** One of these, and the others null. */
    topic_id: orNull(text),
    post_id: orNull(text),
    project_id: orNull(text),
    /** What it stands under directly: a topic, a post or a project or, as a reply there, a comment. */
    under: text,
    /** Replies that everybody can see, and all of them: the places of those that were hidden or deleted stay. */
    replies: sometimes(number),
    reply_total: sometimes(number),
    /** When the newest of them was written. */
    last_reply_at: sometimes(text),
    author_id: text,
    content: personal(text),
    excerpt: personal(text),
    /** The comment that it quotes; of a reply the one that it answers, where that is not the comment above it. */
    quoted_id: orNull(text),
    /** It has been the solution of a topic; whether it still is, its topic says. */
    once_solved: sometimes(yes),
    state: oneOf<ContentState>(),
    /** Withdrawn by itself, not with its author's account. */
    deleted_by_author: sometimes(yes),
    likes: number,
    created_at: text,
    edited_at: orNull(text),
    edition: number,
    /** A moderator's words stand in it. */
    moderated: flag,
    changed_at: text,
    position: number,
    /** Revision of the comment's stream that this document shows. */
    revision: number,
  },
  {
    indexes: [
      { under: 1, position: 1 },
      { author_id: 1, position: 1 },
      { author_id: 1, created_at: 1 },
      { author_id: 1, state: 1, created_at: -1 },
      { author_id: 1, state: 1, once_solved: 1, likes: -1 },
    ],
    forgottenWith: ['CommentWithdrawn'],
  },
);
export type CommentDocument = DocumentOf<typeof commentsView>;

/** By post or project: its comments without the replies to them, also those that were hidden or deleted: their places stay. */
export const discussionsView = declareView('post_discussions', { comment_total: number });

export const forumCountersView = declareView('forum_counters', { count: number });
export const TOPIC_COUNT = 'topics';
