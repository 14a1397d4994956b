/**
 * Updates of a project on the wire: what its members tell of it, the newest first. Whoever may read the project reads them, unless an update is for
 * fewer; a member of it writes them, their author edits them, and the author, managers and the owner delete them.
 *
 * - `GET /api/projects/{id}/updates?limit=20&offset`: `Listing<ProjectUpdate>`.
 * - `POST /api/projects/{id}/updates` `ProjectUpdateRequest`: 201 with the `ProjectUpdate`.
 * - `GET`, `PUT` `EditProjectUpdateRequest`, `DELETE /api/projects/updates/{id}`.
 * - `GET /api/projects/updates/{id}/history`: `UpdateRevision[]`, oldest first.
 * - `POST /api/projects/updates/{id}/like/toggle`: `LikeAnswer`; `GET …/likes/me` `{ liked }`, `…/likes/count` `CountOf`.
 * - Live: channel `aboveChannel({ kind: 'project', id })`, kind `update`: an `UpdateLikesRow` when one is liked that everybody reads who reads the project.
 * - `POST /api/projects/updates/likes/me` `UpdateIdsRequest`: `LikedUpdates`, as a list is the same for everybody who reads as much of it.
 */
import type { Author } from './accounts.js';
import { onlyProblems, textProblem } from './field-problems.js';
import type { ProjectVisibility } from './projects.js';

export const UPDATE_TYPES = ['update', 'release', 'decision', 'question', 'milestone'] as const;
export type UpdateType = (typeof UPDATE_TYPES)[number];
export const UPDATE_TYPE_LABEL: Record<UpdateType, string> = {
  update: 'Güncelleme',
  release: 'Sürüm',
  decision: 'Karar',
  question: 'Soru',
  milestone: 'Kilometre taşı',
};

export const UPDATE_LIMITS = {
  /** Characters of the Markdown source. */
  content: { min: 1, max: 10_000 },
  /** Updates of a page. */
  page: 20,
  /** Ids that one question may name. */
  ids: 100,
} as const;

const CONTENT = 'Güncelleme metni';

export const UPDATE_TEXT = {
  notFound: 'Bu güncelleme bulunamadı veya kaldırıldı.',
  membersOnly: 'Güncellemeleri yalnızca projenin üyeleri yazabilir.',
  notYours: 'Bir güncellemeyi yalnızca yazarı düzenleyebilir.',
  hiddenNotEditable: 'Moderatör tarafından gizlenen bir güncelleme düzenlenemez.',
  notYoursToDelete: 'Bir güncellemeyi yalnızca yazarı, projenin sahibi ve yöneticileri silebilir.',
  tooMany: 'Kısa sürede çok fazla güncelleme yazdınız. Lütfen biraz sonra tekrar deneyin.',
  wordWaits: 'Güncellemenizde, bir moderatörün önce okuması gereken bir sözcük geçiyor. O sözcüğü çıkarınca yayınlayabilirsiniz.',
  newMember: 'Yeni üyeler, forumda ilk paylaşımları onaylanıncaya kadar güncelleme yayınlayamaz.',
  newMemberLinks: 'Yeni bir üye olduğunuz için güncellemenizde bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
  changedMeanwhile: 'Bu güncelleme siz düzenlerken başka bir yerde değişti. Sayfayı yenileyip tekrar deneyin.',
  deletedDone: 'Güncelleme silindi.',
  none: 'Henüz güncelleme yok.',
} as const;

/** The same for everybody who may read it. */
export interface ProjectUpdate {
  id: string;
  projectId: string;
  type: UpdateType;
  /** Markdown source. */
  content: string;
  /** Rendered on the server, safe to be shown as it is. */
  html: string;
  /** Who reads it where that is fewer than read the project; null where it is for all of them. */
  visibility_override: ProjectVisibility | null;
  users: Author;
  /** Hidden by staff: the project's people and staff read it still. */
  hidden: boolean;
  likes: number;
  created_at: string;
  /** When it was last edited; the time of writing when it never was. */
  updated_at: string;
  edited: boolean;
}

/** It narrows what the project shows, and never widens it: what is wider than the project has no effect. */
export interface ProjectUpdateRequest {
  type: UpdateType;
  content: string;
  visibility_override?: ProjectVisibility | null;
}

/** What is left out stays as it is. */
export type EditProjectUpdateRequest = Partial<ProjectUpdateRequest>;

/** One state of an update. */
export interface UpdateRevision {
  /** From 1 on; 1 is what was written first. */
  number: number;
  type: UpdateType;
  content: string;
  users: Author;
  edited_at: string;
}

/** Row of a project's channel: how many like an update now. */
export interface UpdateLikesRow {
  projectId: string;
  updateId: string;
  likes: number;
}

export interface UpdateIdsRequest {
  /** 100 at most. */
  updateIds: string[];
}

/** Ids of the updates that the caller likes, of those that were asked about. */
export interface LikedUpdates {
  liked: string[];
}

/** First problem of each field. Empty when it may be kept. */
export const updateProblems = ({ content }: Pick<ProjectUpdateRequest, 'content'>): Partial<Record<'content', string>> =>
  onlyProblems({ content: textProblem(CONTENT, content, UPDATE_LIMITS.content) });
