/** Projects on the wire: as they are read and listed. Writing them: `project-writing.ts`; their people: `project-people.ts`; help wanted: `help-wanted.ts`. */
import type { Author } from './accounts.js';
import type { PostingBrief } from './help-wanted.js';

/** Who reads a project: everybody, whoever is signed in, or its people alone. */
export const PROJECT_VISIBILITIES = ['public', 'members', 'private'] as const;
export type ProjectVisibility = (typeof PROJECT_VISIBILITIES)[number];
export const PROJECT_VISIBILITY_LABEL: Record<ProjectVisibility, string> = {
  public: 'Herkese açık',
  members: 'Üyelere açık',
  private: 'Gizli',
};
export const PROJECT_VISIBILITY_NOTE: Record<ProjectVisibility, string> = {
  public: 'Herkes okuyabilir, arama motorları bulabilir.',
  members: 'Giriş yapan her üye okuyabilir.',
  private: 'Yalnızca projenin üyeleri görür; başkaları için yoktur.',
};

export const PROJECT_ROLES = ['owner', 'manager', 'member'] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];
export const PROJECT_ROLE_LABEL: Record<ProjectRole, string> = { owner: 'Sahip', manager: 'Yönetici', member: 'Üye' };

export const PROJECT_SORTS = ['updated_at', 'created_at', 'followers', 'members', 'title'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
export const PROJECT_SORT_LABEL: Record<ProjectSort, string> = {
  updated_at: 'Son güncellenen',
  created_at: 'En yeni',
  followers: 'En çok takip edilen',
  members: 'En kalabalık',
  title: 'Ada göre',
};
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** How many are named beside a project, and in the panel. */
export const PROJECT_LISTS = { similar: 4, joined: 5, joinedMost: 100 } as const;

export const PROJECT_TEXT = {
  notFound: 'Bu proje bulunamadı veya kaldırıldı.',
  gone: 'Bu proje kaldırıldı.',
  archived: 'Bu proje arşivlendi. Okunabilir; yeni başvuru ve yorum almaz.',
} as const;

/** What keeps anything new out of a project; null where it goes on. */
export const closedBy = ({ archived, hidden }: { archived: boolean; hidden: boolean }): 'archived' | 'hidden' | null =>
  archived ? 'archived' : hidden ? 'hidden' : null;

/** Query of `GET /api/projects`. Booleans are `true` or `false`. */
export interface ProjectListQuery {
  /** Code of a stage. */
  stage?: string;
  visibility?: ProjectVisibility;
  /** Slugs of tags, with commas between them: a project has all of them. */
  tags?: string;
  search?: string;
  /** Id or username. */
  owner_id?: string;
  has_help_wanted?: string;
  help_wanted_is_open?: string;
  sort_by?: ProjectSort;
  sort_direction?: SortDirection;
  limit?: number;
  offset?: number;
}

/** A row of every list of projects; the same for everybody who may read it. */
export interface ProjectRow {
  id: string;
  title: string;
  summary: string;
  cover_image_url: string | null;
  /** Code of its stage, and how it is called. */
  stage: string;
  stage_label: string;
  visibility: ProjectVisibility;
  tags: string[];
  /** Null, with `owner`, where nobody owns it any more: it is archived under the staff. */
  owner_id: string | null;
  owner: Author | null;
  created_at: string;
  /** When its words were last changed, an update was written or a posting opened. */
  updated_at: string;
  archived: boolean;
  /** Whether staff hide it; its people and staff see it then. */
  hidden: boolean;
  members: number;
  followers: number;
  comments: number;
  updates: number;
  postings: { open: number; total: number };
  /** The posting that stands beside it in lists: the newest open one, else the newest; null where there is none. */
  posting: PostingBrief | null;
}

/** Answer of `GET /api/projects`: beside the found ones, how many there are without any filter. */
export interface ProjectCounts {
  total_unfiltered: number;
}

/** Row of `GET /api/projects/my/joined`, newest joined first. */
export interface JoinedProject {
  id: string;
  title: string;
  summary: string;
  cover_image_url: string | null;
  stage: string;
  member_role: ProjectRole;
  created_at: string;
  joined_at: string;
}

export interface ProjectLink {
  label: string;
  url: string;
}

/** What the caller is to a project; of guests nothing. */
export interface ProjectViewer {
  role: ProjectRole | null;
  isFollowing: boolean;
  /** An invitation of theirs that waits for an answer. */
  invite: { id: string; role: ProjectRole } | null;
  /** Whether ownership is offered to them. */
  isOfferedOwnership: boolean;
}

/** Answer of `GET /api/projects/{id}`. Whoever is only invited gets `InvitedProject`. */
export interface Project extends ProjectRow {
  /** Markdown source. */
  description: string;
  /** Rendered on the server, safe to be shown as it is. */
  html: string;
  links: ProjectLink[];
  repository_url: string | null;
  /** Grows with each save: whoever edits says which they have seen. */
  version: number;
  viewer: ProjectViewer;
  /** To whom ownership is offered; only for the owner. */
  handover: { to: Author; at: string } | null;
}

/** What somebody who is invited to a private project sees of it. */
export interface InvitedProject {
  id: string;
  title: string;
  summary: string;
  cover_image_url: string | null;
  inviter: Author;
  invite: { id: string; role: ProjectRole };
}
