import type { SavedWords } from './post.commands.js';
import type { PostEvent, PostPlace, PostWords } from './post.events.js';

export const POST = { postId: 'p1', authorId: 'author', categoryId: 'c1' } as const;
/** As it is recorded. */
export const WORDS: PostWords = {
  slug: 'ilk-yazim',
  textKey: 'blog-texts/p1.k1.sealed',
  digest: 'd1',
  bytes: 12,
  readingTime: 3,
  cover: '/api/forum/images/0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'İlk yazım',
  excerpt: 'Ne anlattığım',
  tags: [],
  seoTitle: null,
  seoDescription: null,
  keywords: [],
  canonical: null,
};
/** The same as it is sent. */
export const SAVED: SavedWords = { ...WORDS, categoryId: POST.categoryId };
const PLACE: PostPlace = { ...POST };

export const drafted = (words: Partial<PostWords> = {}): PostEvent => ({ type: 'PostDrafted', data: { ...POST, ...WORDS, ...words, edition: 0 } });
export const published = (at: string, changes: { first?: boolean; by?: 'author' | 'schedule'; listed?: boolean } = {}): PostEvent => ({
  type: 'PostPublished',
  data: { ...PLACE, first: changes.first ?? true, publishedAt: at, by: changes.by ?? 'author', listed: changes.listed ?? true },
});
export const scheduled = (at: string, wasListed = false): PostEvent => ({ type: 'PostScheduled', data: { ...PLACE, at, wasListed } });
export const unpublished = (cause: 'author' | 'standing' | 'words' = 'author', wasListed = true): PostEvent => ({
  type: 'PostUnpublished',
  data: { ...PLACE, cause, wasListed },
});
export const archived = (wasListed = true): PostEvent => ({ type: 'PostArchived', data: { ...PLACE, wasListed } });
export const withdrawn = (wasListed: boolean): PostEvent => ({
  type: 'PostWithdrawn',
  data: { ...PLACE, wasListed, textKey: WORDS.textKey, deletedByAuthor: true },
});
export const REASON = 'Topluluk ilkeleri 2.1';
export const hidden = (reportId: string | null = null, wasListed = true): PostEvent => ({
  type: 'PostHidden',
  data: { ...PLACE, reportId, reason: REASON, wasListed },
});
