import type { DomainEvent } from '../../../kernel/event.js';

/** A post, who wrote it, and who keeps it; `bookmarkedAt` is an ISO time. Nobody but that member learns of it. */
export interface Bookmark {
  postId: string;
  authorId: string;
  memberId: string;
  bookmarkedAt: string;
}

export type PostBookmarked = DomainEvent<'PostBookmarked', Bookmark>;
/** Its member took it away, or has gone. */
export type PostUnbookmarked = DomainEvent<'PostUnbookmarked', Bookmark>;

export type BookmarkEvent = PostBookmarked | PostUnbookmarked;
