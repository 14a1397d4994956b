import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** A bookmark that stands; `_id` is its `bookmarkId`. */
export const bookmarksView = declareView(
  'bookmarks',
  { member_id: text, post_id: text, bookmarked_at: text, position: number },
  { indexes: [{ member_id: 1, position: -1 }] },
);
export type BookmarkDocument = DocumentOf<typeof bookmarksView>;
