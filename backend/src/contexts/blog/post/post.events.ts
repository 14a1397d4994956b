import type { PostFallback } from '../../../../contracts/blog-fallbacks.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** What every fact says of a post; `categoryId` is null only while it is a draft. Tags stand where a post is counted by them, or no longer. */
export interface PostPlace {
  postId: string;
  authorId: string;
  categoryId: string | null;
  tags?: string[];
}

/** All that a post says. Its text is a sealed file under `textKey`; `digest` (sha256, hex) and `bytes` are those of the plain text. */
export interface PostWords {
  slug: string;
  textKey: string;
  digest: string;
  bytes: number;
  /** Minutes. */
  readingTime: number | null;
  /** Address of an own upload. */
  cover: string | null;
  title: string;
  excerpt: string;
  tags: string[];
  seoTitle: string | null;
  seoDescription: string | null;
  keywords: string[];
  canonical: string | null;
}

/** Names the key that seals the words (`EDITION`). */
interface Sealed {
  edition: number;
}

/** It was brought from elsewhere as it was drafted; `publishedAt` (ISO) is when it was published there, which is only shown. */
export type PostImported = DomainEvent<'PostImported', PostPlace & { publishedAt: string | null }>;
export type PostDrafted = DomainEvent<'PostDrafted', PostPlace & PostWords & Sealed>;

interface Former {
  /** Left out when it is the same still. */
  formerSlug?: string;
  /** The file that is not needed any more; left out when the text is the same still. */
  formerTextKey?: string;
  formerTags?: string[];
  formerCategoryId: string | null;
  /** Whether everybody could read it. */
  wasListed: boolean;
}
/** All that it says now. */
export type PostRevised = DomainEvent<'PostRevised', PostPlace & PostWords & Sealed & Former>;

/** `at` is an ISO time. */
export type PostScheduled = DomainEvent<'PostScheduled', PostPlace & { at: string; wasListed: boolean }>;
/** `publishedAt` is when it was published first and never changes; `listed`: whether everybody can read it now, which they cannot while staff hide it. */
export type PostPublished = DomainEvent<'PostPublished', PostPlace & { first: boolean; publishedAt: string; by: 'author' | 'schedule'; listed: boolean }>;
/** It is a draft again. */
export type PostUnpublished = DomainEvent<'PostUnpublished', PostPlace & { cause: 'author' | PostFallback; wasListed: boolean }>;
export type PostArchived = DomainEvent<'PostArchived', PostPlace & { wasListed: boolean }>;
/** Its author deleted it, or ended their account and took it along. */
export type PostWithdrawn = DomainEvent<'PostWithdrawn', PostPlace & { wasListed: boolean; textKey: string; deletedByAuthor?: true }>;

interface Removed extends PostPlace {
  /** The report that led to it, or null when a moderator did it on the page. */
  reportId: string | null;
  reason: string;
  wasListed: boolean;
  undoes?: number;
  replaces?: number;
}
export type PostHidden = DomainEvent<'PostHidden', Removed>;
export type PostDeleted = DomainEvent<'PostDeleted', Removed & { wasHidden: boolean }>;
/** `listed`: whether everybody can read it now; `scheduledAt` is left out unless it is scheduled still. */
export type PostRestored = DomainEvent<
  'PostRestored',
  PostPlace & { from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; reason: string; listed: boolean; scheduledAt?: string; undoes?: number }
>;
export type PostFeatured = DomainEvent<'PostFeatured', PostPlace & { reason: string; undoes?: number }>;
export type PostUnfeatured = DomainEvent<'PostUnfeatured', PostPlace & { reason: string; undoes?: number }>;

/** It has a tag that is called otherwise now, or was merged into another, or that came back from there; `cause` is the merge, null for a new name. */
export type PostTagsFollowed = DomainEvent<
  'PostTagsFollowed',
  PostPlace & { cause: string | null; back: boolean; tags: string[]; formerTags: string[]; listed: boolean }
>;

/** What staff decided, or took back. */
export type PostModerationEvent = PostHidden | PostDeleted | PostRestored | PostFeatured | PostUnfeatured;

export type PostEvent =
  | PostDrafted
  | PostImported
  | PostRevised
  | PostScheduled
  | PostPublished
  | PostUnpublished
  | PostArchived
  | PostWithdrawn
  | PostTagsFollowed
  | PostModerationEvent;
