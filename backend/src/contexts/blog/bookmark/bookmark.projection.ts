import { projection } from '../../../kernel/projection.js';
import type { BookmarkEvent } from './bookmark.events.js';
import { bookmarksView } from './bookmark.model.js';
import { bookmarkId } from './bookmark.stream.js';

/** Who keeps which posts. */
export const bookmarkProjection = projection<BookmarkEvent>({
  name: 'bookmarks',
  version: 1,
  views: [bookmarksView.name],
  on: {
    PostBookmarked: ({ data, position }) =>
      bookmarksView.put(bookmarkId(data), { member_id: data.memberId, post_id: data.postId, bookmarked_at: data.bookmarkedAt, position }),
    PostUnbookmarked: ({ data }) => bookmarksView.remove(bookmarkId(data)),
  },
});
