import { Injectable } from '@nestjs/common';
import type { OwnMarks } from '../../../../contracts/blog.js';
import type { OwnReactions } from '../../../../contracts/blog-reactions.js';
import { ApplauseQuery } from '../applause/applause.query.js';
import { BookmarkQuery } from '../bookmark/bookmark.query.js';
import { OwnLikes } from './own-likes.port.js';

/** Answers what a member has given to posts. */
@Injectable()
export class OwnReactionsQuery {
  constructor(
    private readonly likes: OwnLikes,
    private readonly bookmarks: BookmarkQuery,
    private readonly applause: ApplauseQuery,
  ) {}

  /** To one post, as its page says it. */
  async ofPost(postId: string, memberId: string): Promise<OwnMarks> {
    const [liked, bookmarkCreatedAt, claps] = await Promise.all([
      this.likes.likedAmong([postId], memberId),
      this.bookmarks.since(postId, memberId),
      this.applause.among([postId], memberId),
    ]);
    return { isLiked: liked.length > 0, isBookmarked: bookmarkCreatedAt !== null, bookmarkCreatedAt, ownApplause: claps[postId] ?? 0 };
  }

  /** To many. */
  async among(postIds: readonly string[], memberId: string): Promise<OwnReactions> {
    const [liked, bookmarked, applause] = await Promise.all([
      this.likes.likedAmong(postIds, memberId),
      this.bookmarks.among(postIds, memberId),
      this.applause.among(postIds, memberId),
    ]);
    return { liked, bookmarked, applause };
  }
}
