import { Command } from '../../../kernel/command.js';
import type { Bookmark } from './bookmark.events.js';

/** `bookmarked` is how it is to be afterwards; null turns it round. */
export class BookmarkPost extends Command<Omit<Bookmark, 'bookmarkedAt'> & { bookmarked: boolean | null }> {
  readonly type = 'BookmarkPost';
}

/** Takes a bookmark away whatever became of the post. */
export class TakeAwayBookmark extends Command<{ postId: string; memberId: string }> {
  readonly type = 'TakeAwayBookmark';
}

/** Takes away all bookmarks of a member. */
export class WithdrawBookmarks extends Command<{ memberId: string }> {
  readonly type = 'WithdrawBookmarks';
}

export type BookmarkCommand = BookmarkPost | TakeAwayBookmark;
