/**
 * Comments of the blog's posts on the wire. They are comments like those of the forum: holding, tools, decisions, editions, likes and reports are the
 * same, and so are their limits and sentences (`COMMENT_LIMITS`, `commentProblems`, `FORUM_TEXT`, `HOLDING_TEXT`).
 *
 * A comment stands under a post; a reply stands under a comment of that post. There is no third level: a reply to a reply becomes one to the same
 * comment. What was hidden or deleted keeps its place (`state: 'removed'`), with its replies. Where the post may not be read its comments are not there.
 *
 * - `GET /api/blog/posts/{id}/comments?limit=20&offset&page&sort=newest|oldest`: `BlogCommentPage`, without replies in the list itself.
 *   `?around={id}` instead of a place: the page of `limit` on which that comment stands, or the one that this reply answers; its `replies` are the
 *   page of 5 with the reply.
 * - `POST /api/blog/posts/{id}/comments` `AddBlogCommentRequest`: 201 with the `BlogComment`; `state: 'held'` and `message` where it waits.
 * - `POST /api/blog/comments/{id}/replies` `ReplyRequest`: the same.
 * - `GET /api/blog/comments/{id}/replies?limit=5&offset`: `Listing<BlogComment>`, the oldest first; `?around={id}`: the page on which that reply stands.
 * - `GET /api/blog/comments/{id}`: one `BlogComment`. `PUT` `EditCommentRequest`: the same; `DELETE`.
 * - `GET /api/blog/posts/{id}/held-comments`: comments and replies that wait, for their authors and for moderators.
 * - `POST /api/blog/comments/{id}/like` `LikeRequest`: `LikeAnswer`; `GET …/likes-count`, `…/replies-count` `CountOf`; `GET …/likes/me` `{ liked }`.
 *   Which of many are liked: `POST /api/forum/comments/likes/me`.
 * - `POST /api/blog/posts/comments-count` `PostIdsRequest`: `CommentCounts`.
 * - `POST /api/blog/reports/comments` as `/api/forum/reports/comments`, with `commentId`.
 * - `GET`, `PUT /api/blog/posts/{id}/watch`: `TopicWatch`, as for topics.
 * - Moderators: `PUT /api/blog/comments/{id}/moderate` `ModerateCommentRequest`: `BlogCommentModerated`. Decisions, what they took down, history and
 *   editing go by the id of the comment, at the addresses of the forum (`/api/forum/comments/{id}/…`, `/api/console/texts/comments/{id}`).
 * - Live: channel `postChannel(id)`, a `NewBlogCommentRow` for each new comment or reply.
 *
 * Its address in the app: `/blog/{slug or id of the post}#comment-{id}`.
 */
import type { Listing } from './envelope.js';
import type { PostedComment } from './forum.js';
import type { CommentTool } from './moderation-verbs.js';

export const BLOG_COMMENT_SORTS = ['newest', 'oldest'] as const;
export type BlogCommentSort = (typeof BLOG_COMMENT_SORTS)[number];
export const BLOG_COMMENT_SORT_LABEL: Record<BlogCommentSort, string> = { newest: 'En yeni', oldest: 'En eski' };

export const BLOG_COMMENT_LIMITS = {
  /** Comments of a page. */
  page: 20,
  /** Replies of a page, and those that come with a comment. */
  replies: 5,
} as const;

export const BLOG_COMMENT_TEXT = {
  postClosed: 'Bu yazı yayında olmadığı için yorum yazılamıyor.',
  parentGone: 'Yanıtlamak istediğiniz yorum bulunamadı veya kaldırıldı.',
  otherPost: 'Yanıtlamak istediğiniz yorum bu yazıda bulunamadı.',
  foreignQuote: 'Alıntıladığınız yorum bu yazıda bulunamadı.',
  placeholder: 'Yorumunuzu yazın…',
  replyPlaceholder: 'Yanıtınızı yazın…',
  send: 'Yorum Yap',
  reply: 'Yanıtla',
  author: 'Yazar',
  none: 'Henüz yorum yok. İlk yorumu siz yazın.',
  moreReplies: 'Diğer yanıtları göster',
  moreComments: 'Daha fazla yorum göster',
} as const;

/** Where a page of a list lies. `total` counts places: those of what was removed, too. */
export type Pagination = Pick<Listing<unknown>, 'total' | 'limit' | 'offset' | 'hasMore'>;

/** What a comment has where it is answered. */
export interface AnsweredComment<Reply> {
  /** A page of its replies, the oldest first; empty for a reply. */
  replies: Reply[];
  /** Of its replies. */
  pagination: Pagination;
  /** Replies that everybody can see. */
  reply_count: number;
  /** When the newest of its replies was written; null without any. */
  last_reply_at: string | null;
}

export interface BlogComment extends PostedComment, AnsweredComment<BlogComment> {}

export type BlogCommentPage = Listing<BlogComment>;

export interface AddBlogCommentRequest {
  content: string;
  /** Id of the comment or reply of the same post that is quoted. A reply to a reply quotes that one where it names none. */
  quotedComment?: string | null;
}

/** `POST /api/blog/comments/{id}/replies`; the post as a check. */
export interface ReplyRequest extends AddBlogCommentRequest {
  postId: string;
}

export interface BlogCommentListQuery {
  sort?: BlogCommentSort;
  /** Id of the comment or reply whose page is wanted. */
  around?: string;
  page?: number;
  limit?: number;
  offset?: number;
}

export interface CountOf {
  count: number;
}

/** By id of the post or project: comments and replies that everybody can see; 0 where there is none to be read. */
export type CommentCounts = Record<string, number>;

/** What a tool has made of a comment, and what takes it back; null when there is nothing to take back. */
export interface BlogCommentModerated {
  comment: BlogComment;
  undo: { path: string; body: { action: CommentTool; reason: string } } | null;
}

export interface NewAnsweredCommentRow {
  /** Null for a comment on the post or project itself. */
  parentId: string | null;
  commentId: string;
  authorId: string;
}

/** Row of a post's channel; ids only, as what may be read is asked for. */
export interface NewBlogCommentRow extends NewAnsweredCommentRow {
  postId: string;
}
