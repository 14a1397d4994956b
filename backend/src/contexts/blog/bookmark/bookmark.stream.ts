import type { StreamType } from '../../../kernel/decider.js';
import type { BookmarkCommand } from './bookmark.commands.js';
import { type BookmarkState, bookmark } from './bookmark.decider.js';
import type { BookmarkEvent } from './bookmark.events.js';

/** `bookmark-<post id>.<member id>` */
export const bookmarkStream: StreamType<BookmarkState, BookmarkCommand, BookmarkEvent> = {
  category: 'bookmark',
  decider: bookmark,
  events: { PostBookmarked: { schema: 1 }, PostUnbookmarked: { schema: 1 } },
};

export const bookmarkId = ({ postId, memberId }: { postId: string; memberId: string }): string => `${postId}.${memberId}`;
