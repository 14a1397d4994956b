import { Inject, Injectable } from '@nestjs/common';
import type { BookmarkedPost } from '../../../../contracts/blog-reactions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { readableWindow } from '../../../platform/paging/readable-window.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PostQuery } from '../views/post.query.js';
import { type BookmarkDocument, bookmarksView } from './bookmark.model.js';
import { bookmarkId } from './bookmark.stream.js';
import type { MemberBookmarks, StandingBookmark } from './member-bookmarks.port.js';

/** Answers what a member keeps; nobody else is told. */
@Injectable()
export class BookmarkQuery implements MemberBookmarks {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly posts: PostQuery,
  ) {}

  /** When a member bookmarked a post, or null. */
  async since(postId: string, memberId: string): Promise<string | null> {
    return (await this.views.get(bookmarksView.name, bookmarkId({ postId, memberId })))?.bookmarked_at ?? null;
  }

  /** Those of the posts that a member keeps. */
  async among(postIds: readonly string[], memberId: string): Promise<string[]> {
    const ids = [...new Set(postIds)].map((postId) => bookmarkId({ postId, memberId }));
    return (await this.views.getMany(bookmarksView.name, ids)).map(({ post_id }) => post_id);
  }

  /** The newest bookmark first, of posts that the member may read. */
  page(memberId: string, caller: Caller, window: Window): Promise<{ readonly rows: BookmarkedPost[]; readonly total: number }> {
    const filter = { member_id: memberId };
    return readableWindow(window, {
      find: (part) => this.views.find(bookmarksView.name, filter, { sort: [['position', -1]], ...part }),
      rowsOf: (found) => this.withPosts(found, caller),
      count: () => this.views.count(bookmarksView.name, filter),
    });
  }

  async after(memberId: string, position: number, limit: number): Promise<StandingBookmark[]> {
    const filter = { member_id: memberId, position: { $gt: position } };
    const found = await this.views.find(bookmarksView.name, filter, { sort: [['position', 1]], limit });
    return found.map((bookmark) => ({ postId: bookmark.post_id, position: bookmark.position }));
  }

  private async withPosts(bookmarks: readonly BookmarkDocument[], caller: Caller): Promise<BookmarkedPost[]> {
    const ids = bookmarks.map(({ post_id }) => post_id);
    const posts = new Map((await this.posts.rowsOf(ids, caller)).map((post) => [post.id, post]));
    return bookmarks.flatMap(({ post_id, bookmarked_at }) => {
      const post = posts.get(post_id);
      return post ? [{ ...post, isBookmarked: true, bookmarkCreatedAt: bookmarked_at }] : [];
    });
  }
}
