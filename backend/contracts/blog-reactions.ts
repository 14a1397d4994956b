/** What readers give to posts of the blog, on the wire, and what authors see of it day by day. Likes are those of `likes.ts`, given at `/api/blog/posts/{id}/like`. */
import type { PostPointer, PostRow } from './blog.js';

export const REACTION_LIMITS = {
  /** Of one reader and one post in all; one request may bring as many. */
  claps: { min: 1, max: 50 },
  /** Times that a member may send claps in a minute, whatever their number. */
  applauseAMinute: 60,
  /** Bookmarks that a member may set or take away in a minute. */
  bookmarksAMinute: 60,
  /** Times that a member may bookmark the same post anew after taking it away. */
  bookmarksOfOnePost: 100,
  /** Ids that one question may name. */
  ids: 100,
  /** Rows of the sidebar's panel. */
  panel: 5,
  /** Days of the author's chart, today included. */
  days: { min: 7, usual: 30, max: 365 },
} as const;

export const REACTION_TEXT = {
  ownPost: 'Kendi yazınızı alkışlayamazsınız.',
  notOpenToApplause: 'Bu yazı yayında olmadığı için alkışlanamaz.',
  notOpenToBookmarks: 'Bu yazı yayında olmadığı için kaydedilemez.',
  applauseTooOften: 'Çok sık alkışladınız. Lütfen biraz bekleyip tekrar deneyin.',
  bookmarkedTooOften: 'Çok sık kaydettiniz. Lütfen biraz bekleyip tekrar deneyin.',
  bookmarkWorn: 'Bu yazıyı çok kez kaydedip kaldırdınız; yeniden kaydedemezsiniz.',
  panelTitle: 'Son Kaydettiklerim',
  panelFailed: 'Kaydedilenler yüklenemedi',
  panelEmpty: 'Henüz kaydedilmiş yazı yok.',
  panelAll: (count: string) => `Toplam ${count} kaydedilen`,
} as const;

/** `POST /api/blog/posts/{id}/bookmark`. Without a wish it is turned round. Who bookmarks is told to nobody but the member. */
export interface BookmarkRequest {
  bookmarked?: boolean;
}
/** `bookmarked` is what this request has made of it; `count` is read after that. */
export interface BookmarkAnswer {
  bookmarked: boolean;
  count: number;
}

/** Row of `GET /api/blog/bookmarks`, the newest bookmark first. A post that went is skipped; `total` counts skipped ones until the end is reached. */
export interface BookmarkedPost extends PostRow {
  isBookmarked: true;
  /** ISO time. */
  bookmarkCreatedAt: string;
}

/** `POST /api/blog/posts/{id}/applause`. What would go beyond 50 in all is not counted; one's own post is refused with 403. */
export interface ApplauseRequest {
  claps: number;
}
/** Claps of the caller for this post, and of everybody. */
export interface ApplauseAnswer {
  own: number;
  total: number;
}

/** `POST /api/blog/posts/mine {postIds}`: what the caller has given to these posts; rows of lists are the same for everybody and do not say. */
export interface OwnReactions {
  liked: string[];
  bookmarked: string[];
  /** Claps by id of the post; posts without any are left out. */
  applause: Record<string, number>;
}

/** `GET /api/blog/stats/posts/{id}`. */
export interface PostStats {
  likes: number;
  bookmarks: number;
  comments: number;
  applause: number;
  views: number;
}

/** `POST /api/blog/posts/{id}/views`: told when the post was before somebody's eyes for three seconds (`TOPIC_VIEW_LIMITS.shownMs`); the answer is a TopicViewAnswer. */

/** What was given on one day in Turkey; what was taken back meanwhile is not counted, a comment on the day on which it was written. Of all one's posts, comments of the fifty that have most. */
export interface PostDay extends PostStats {
  /** `YYYY-MM-DD` */
  day: string;
}

/** `GET /api/blog/users/me/posts/stats?days=30&post={id}`: of all of one's own posts, or of one. */
export interface OwnPostStats {
  /** The post that was asked for. */
  post: PostPointer | null;
  /** Every day once, the oldest first, those without anything included. */
  days: PostDay[];
  /** Of these days together. */
  total: PostStats;
}

export interface OwnPostStatsQuery {
  days?: number;
  post?: string;
}
