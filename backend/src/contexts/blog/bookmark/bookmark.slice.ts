import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { BookmarkPost, TakeAwayBookmark, WithdrawBookmarks } from './bookmark.commands.js';
import { bookmarksView } from './bookmark.model.js';
import { bookmarkOwnData } from './bookmark.own-data.js';
import { bookmarkProjection } from './bookmark.projection.js';
import { BookmarkQuery } from './bookmark.query.js';
import { bookmarkId, bookmarkStream } from './bookmark.stream.js';
import { BookmarkPostHandler } from './bookmark-post.handler.js';
import { BookmarksController } from './bookmarks.controller.js';
import { Bookmarks } from './bookmarks.service.js';
import { MemberBookmarks } from './member-bookmarks.port.js';
import { WithdrawBookmarksHandler } from './withdraw-bookmarks.handler.js';
import { withdrawErasedBookmarks } from './withdraw-erased-bookmarks.policy.js';

/** Posts that members keep for themselves. */
export const bookmark: Slice = {
  streams: [bookmarkStream],
  told: tellsNothing(bookmarkStream),
  commands: [
    handledBy(BookmarkPost, BookmarkPostHandler),
    decides(TakeAwayBookmark, bookmarkStream, bookmarkId),
    handledBy(WithdrawBookmarks, WithdrawBookmarksHandler, 'cleanup'),
  ],
  policies: [withdrawErasedBookmarks],
  projections: [{ projection: bookmarkProjection, models: [bookmarksView] }],
  ownData: bookmarkOwnData,
  controllers: [BookmarksController],
  providers: [BookmarkQuery, { provide: MemberBookmarks, useExisting: BookmarkQuery }, Bookmarks],
};
