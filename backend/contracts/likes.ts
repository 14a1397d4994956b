/** Likes of what is written in the forum, in the blog and in projects, on the wire. */
import type { TopicRow } from './forum.js';

/** `update`: of a project. */
export type LikeTarget = 'topic' | 'comment' | 'post' | 'update';

export const LIKE_LIMITS = {
  /** Ids that one question may name. */
  ids: 100,
  /** Rows of the sidebar's panel. */
  panel: 5,
  /** Likes that a member may give or take back in a minute. */
  aMinute: 60,
  /** Times that a member may like the same text anew after taking it back. */
  ofOneText: 100,
} as const;

export const LIKE_TEXT = {
  notOpen: 'Bu içerik yayında olmadığı için beğenilemez.',
  tooOften: 'Çok sık beğeni verdiniz. Lütfen biraz bekleyip tekrar deneyin.',
  worn: 'Bu içeriği çok kez beğenip geri aldınız; yeniden beğenemezsiniz.',
  panelTitle: 'Son Begendigim Konular',
  panelFailed: 'Son begendiginiz konular yuklenemedi',
  panelEmpty: 'Henuz begendiginiz konu yok.',
} as const;

/** Without a wish a like is given or taken back, whichever it is not yet. */
export interface LikeRequest {
  liked?: boolean;
}

/** `liked` is what this request has made of it; `count` is read after that. */
export interface LikeAnswer {
  liked: boolean;
  count: number;
}

export interface LikeInfo {
  count: number;
  /** False for guests. */
  liked: boolean;
}

/** Likes by id of the topic or post; 0 where there is none to be read. */
export type LikeCounts = Record<string, number>;

/** Ids of the comments that the caller likes, of those that were asked about. */
export interface LikedComments {
  liked: string[];
}

export interface LikedTopic extends TopicRow {
  liked_at: string;
}
