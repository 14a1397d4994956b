/**
 * Comments of projects on the wire. They are those of posts (`blog-comments.ts`): one level of replies, the same pages, limits and sentences; what is
 * said there of a post holds of a project. Whoever may read the project reads them, and members among these write; an archived or hidden project takes no new
 * ones, and leaves those that are there as they are.
 *
 * - `GET /api/projects/{id}/comments?limit=20&offset&page&sort=newest|oldest&around`: `ProjectCommentPage`.
 * - `POST /api/projects/{id}/comments` `AddProjectCommentRequest`: 201 with the `ProjectComment`; with `parent_comment_id` a reply.
 * - `GET /api/projects/comments/{id}/replies?limit=5&offset&around`; `GET …/replies-count` `CountOf`.
 * - `GET`, `PUT`, `DELETE /api/projects/comments/{id}`; moderators: `PUT …/moderate`.
 * - `POST /api/projects/comments/{id}/like/toggle`: `LikeAnswer`. `POST …/like`, `GET …/likes/me`, `…/likes-count`, `…/like-info` as in the forum.
 * - `GET /api/projects/{id}/held-comments`; `POST /api/projects/comments-count` `ProjectIdsRequest`: `CommentCounts`.
 * - `GET`, `PUT /api/projects/{id}/watch`: `TopicWatch`. `POST /api/projects/reports/comments` as in the blog.
 * - Live: channel `aboveChannel({ kind: 'project', id })`, a `NewProjectCommentRow` for each new comment or reply of a project that is not private.
 *
 * Its address in the app: `/projects/{id}#comment-{id}`.
 */
import type { AnsweredComment, NewAnsweredCommentRow } from './blog-comments.js';
import type { Listing } from './envelope.js';
import type { CommentText } from './forum.js';
import type { CommentTool } from './moderation-verbs.js';

export const PROJECT_COMMENT_TEXT = {
  projectNotFound: 'Bu proje bulunamadı veya kaldırıldı.',
  projectClosed: 'Bu proje arşivlendiği veya gizlendiği için yorum yazılamıyor.',
  notEditable: 'Bu proje arşivlendiği veya gizlendiği için yorumlar düzenlenemiyor.',
  otherProject: 'Yanıtlamak istediğiniz yorum bu projede bulunamadı.',
  foreignQuote: 'Alıntıladığınız yorum bu projede bulunamadı.',
} as const;

/** A comment that stands under a project. */
export interface CommentOfProject extends CommentText {
  projectId: string;
  /** The comment that it answers; null when it answers the project itself. */
  parentId: string | null;
}

export interface ProjectComment extends CommentOfProject, AnsweredComment<ProjectComment> {}

export type ProjectCommentPage = Listing<ProjectComment>;

export interface AddProjectCommentRequest {
  content: string;
  /** The comment that is answered; a reply to a reply answers the same comment. */
  parent_comment_id?: string | null;
  quotedComment?: string | null;
}

export interface ProjectIdsRequest {
  /** 100 at most. */
  projectIds: string[];
}

/** What a tool has made of a comment, and what takes it back; null when there is nothing to take back. */
export interface ProjectCommentModerated {
  comment: ProjectComment;
  undo: { path: string; body: { action: CommentTool; reason: string } } | null;
}

/** Row of a project's channel; ids only, as what may be read is asked for. */
export interface NewProjectCommentRow extends NewAnsweredCommentRow {
  projectId: string;
}
