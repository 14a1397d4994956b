import type { PostMeta, PostPointer, PostStatus } from '../../../../contracts/blog.js';
import type { PostFallback } from '../../../../contracts/blog-fallbacks.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

export const postsView = declareView(
  'posts',
  {
    author_id: text,
    /** Null only of a draft. */
    category_id: orNull(text),
    slug: personal(text),
    title: personal(text),
    excerpt: personal(text),
    tags: personal(texts),
    meta: personal(object<PostMeta>()),
    cover: orNull(text),
    reading_time: orNull(number),
    /** Where its text lies. */
    text_key: text,
    status: oneOf<PostStatus>(),
    /** What staff or its author made of it beside that. */
    state: oneOf<'visible' | 'hidden' | 'deleted' | 'withdrawn'>(),
    /** Deleted or withdrawn: it stands in no list, its author's own included. */
    gone: flag,
    /** Everybody can read it. */
    listed: flag,
    /** `all`, `category:<id>`, `by:<member>`, `tag:<slug>`: the lists that it stands in once it is listed. */
    lists: personal(texts),
    featured: flag,
    scheduled_at: orNull(text),
    /** Why it fell back to a draft. */
    fallback: orNull(oneOf<PostFallback>()),
    /** Of the first publication. */
    published_at: orNull(text),
    /** When it was published elsewhere, before it was brought; only shown. */
    first_published: orNull(text),
    created_at: text,
    updated_at: text,
    /** Of its words: grows with each save. */
    version: number,
    likes: number,
    /** Comments and replies that everybody can read. */
    comments: number,
    bookmarks: number,
    applause: number,
    views: number,
    /** By which the sort `popular` orders; what it is made of stands in `posts.writes.ts`. */
    popularity: number,
    /** Revision of the post's stream that this document shows. */
    revision: number,
  },
  {
    indexes: [
      { lists: 1, listed: 1, published_at: -1 },
      { lists: 1, listed: 1, popularity: -1 },
      { lists: 1, listed: 1, likes: -1, published_at: -1 },
      { lists: 1, listed: 1, comments: -1, published_at: -1 },
      { author_id: 1, gone: 1, status: 1, updated_at: -1 },
    ],
    forgottenWith: ['PostWithdrawn'],
  },
);
export type PostDocument = DocumentOf<typeof postsView>;

export const pointerTo = ({ _id: id, title, slug }: PostDocument): PostPointer => ({ id, title, slug });

/** By post: the beginning of its text as plain words, for those who look for them. */
export const postWordsView = declareView('post_words', { words: personal(text) }, { forgottenWith: ['PostWithdrawn'] });

/** How many posts everybody can read, by `all`, `category:<id>` and `by:<member>`. */
export const postTotalsView = declareView('post_totals', { count: number });

export const ALL_POSTS = 'all';
export const inCategory = (categoryId: string): string => `category:${categoryId}`;
export const byAuthor = (memberId: string): string => `by:${memberId}`;
export const withTag = (slug: string): string => `tag:${slug}`;
