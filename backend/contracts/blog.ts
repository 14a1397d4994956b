/** The blog on the wire: posts as they are read and listed. Writing them: `blog-writing.ts`; what staff do: `blog-moderation.ts`. */
import type { PostFallback } from './blog-fallbacks.js';
import type { Listing } from './envelope.js';
import type { Category } from './forum.js';

/** Where a post stands with its author; whether staff hide it is another matter. */
export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Row of `GET /api/blog/post-states`. */
export interface PostStatusRow {
  id: string;
  key: PostStatus;
  name: string;
  description: string;
  order: number;
}

export const POST_STATUS_ROWS: Readonly<Record<PostStatus, PostStatusRow>> = {
  draft: { id: 'draft', key: 'draft', name: 'Taslak', description: 'Yalnızca siz görürsünüz.', order: 1 },
  scheduled: { id: 'scheduled', key: 'scheduled', name: 'Zamanlanmış', description: 'Seçtiğiniz tarihte yayınlanır.', order: 2 },
  published: { id: 'published', key: 'published', name: 'Yayında', description: 'Herkes okuyabilir.', order: 3 },
  archived: { id: 'archived', key: 'archived', name: 'Arşiv', description: 'Yayından kalktı; yalnızca siz görürsünüz.', order: 4 },
};

export const POST_SORTS = ['newest', 'popular', 'mostLiked', 'mostCommented'] as const;
export type PostSort = (typeof POST_SORTS)[number];
export const POST_SORT_LABEL: Record<PostSort, string> = {
  newest: 'En yeni',
  popular: 'Popüler',
  mostLiked: 'En çok beğenilen',
  mostCommented: 'En çok yorumlanan',
};

/** How many are named beside a post, and above the list. */
export const POST_LISTS = { related: 4, popularTags: 10 } as const;

export const BLOG_TEXT = {
  oneNarrowing: 'Yazılar aynı anda yalnızca bir kategoriye, bir etikete veya bir yazara göre süzülebilir.',
  unknownAuthor: 'Bu yazar bulunamadı.',
  postNotFound: 'Bu yazı bulunamadı veya kaldırıldı.',
  postGone: 'Bu yazı kaldırıldı.',
  textUnreadable: 'Yazının metni şu anda okunamıyor. Lütfen biraz sonra tekrar deneyin.',
} as const;

export interface PostMeta {
  seoTitle: string | null;
  seoDescription: string | null;
  keywords: string[];
  /** Where the post stood first, if not here. */
  canonical: string | null;
}

export interface PostAuthor {
  id: string;
  username: string;
  name: string;
  avatar: string | null;
  /** Whether the house has made them a blog author: they carry a mark, whoever else may publish. */
  is_blog_author: boolean;
}

export interface PostCategory {
  id: string;
  name: string;
  slug: string;
}

/** A row of every list of posts. */
export interface PostRow {
  id: string;
  user_id: string;
  /** Null only for a draft. */
  category_id: string | null;
  title: string;
  excerpt: string;
  slug: string;
  featured_image: string | null;
  /** The same as `featured_image`. */
  imageUrl: string | null;
  status: PostStatus;
  status_details: PostStatusRow;
  is_featured: boolean;
  reading_time: number | null;
  meta: PostMeta;
  scheduled_at: string | null;
  /** Why it was not published at its minute and is a draft again, as long as it is so. */
  fallback: PostFallback | null;
  /** When it was published first; stays when it is taken back. */
  published_at: string | null;
  /** When it was published elsewhere, of one that was brought; only shown. */
  first_published_at: string | null;
  created_at: string;
  /** When its text was last changed. */
  updated_at: string;
  tags: string[];
  author: PostAuthor;
  category: PostCategory | null;
  /** Whether staff hide it; its author and staff see it then. */
  hidden: boolean;
  /** Grows with each save: whoever edits says which they have seen. */
  version: number;
  likes: number;
  /** Comments and replies that everybody can read. */
  comments: number;
  bookmarks: number;
  /** Claps of everybody. */
  applause: number;
  /** How often it was read. */
  views: number;
}

/** What the caller has given to a post; of guests nothing. Rows of lists are the same for everybody: `POST /api/blog/posts/mine` tells it of many. */
export interface OwnMarks {
  isLiked: boolean;
  isBookmarked: boolean;
  bookmarkCreatedAt: string | null;
  /** Claps. */
  ownApplause: number;
}

export const NO_MARKS: OwnMarks = { isLiked: false, isBookmarked: false, bookmarkCreatedAt: null, ownApplause: 0 };

export interface Post extends PostRow, OwnMarks {
  /** Markdown source. */
  content: string;
  /** The content as everybody sees it: rendered on the server, safe to be shown as it is. */
  html: string;
}

/** `GET /api/blog/users/me/posts`. */
export interface OwnPosts extends Listing<PostRow> {
  counts: Record<PostStatus, number>;
}

/** A post by its title and its address. */
export interface PostPointer {
  id: string;
  title: string;
  slug: string;
}

/** `GET /api/blog/posts/{id}/neighbours`: what its author published before and after it. */
export interface PostNeighbours {
  previous: PostPointer | null;
  next: PostPointer | null;
}

/** Row of `GET /api/blog/tags`. */
export interface PostTag {
  /** The same as the slug: a tag is what it is called. */
  id: string;
  name: string;
  slug: string;
  /** Posts with it that anybody can read. */
  post_count: number;
}

/** Row of `GET /api/blog/categories`. */
export interface PostCategoryRow extends PostCategory {
  description: string;
  color: Category['color'];
  /** Posts in it that anybody can read. */
  post_count: number;
}

export interface PostListQuery {
  sortBy?: PostSort;
  /** Category id or slug. */
  category?: string;
  /** Slug of a tag. */
  tag?: string;
  /** Id or username. */
  author?: string;
  page?: number;
  limit?: number;
}
