/** What staff do with projects, on the wire. */
import type { Author } from './accounts.js';
import type { ProjectTool, UpdateTool } from './moderation-verbs.js';

/** What staff are told once they have done something with a project. */
export const PROJECT_TOOL_DONE: Readonly<Record<ProjectTool, string>> = {
  hide: 'Proje gizlendi.',
  delete: 'Proje kaldırıldı.',
  restore: 'Proje geri getirildi.',
};

export const UPDATE_TOOL_DONE: Readonly<Record<UpdateTool, string>> = {
  hide: 'Güncelleme gizlendi.',
  delete: 'Güncelleme kaldırıldı.',
  restore: 'Güncelleme geri getirildi.',
};

/** `PUT /api/projects/{id}/moderate`. */
export interface ModerateProjectRequest {
  action: ProjectTool;
  reason: string;
}
/** `PUT /api/projects/updates/{id}/moderate`. */
export interface ModerateUpdateRequest {
  action: UpdateTool;
  reason: string;
}
/** How the project, or the update, stands for staff afterwards. */
export interface ModeratedProject {
  id: string;
  state: 'visible' | 'hidden' | 'deleted';
}

export const UPDATE_DESK_TEXT = {
  deletedFirst: 'Bu güncelleme kaldırılmış durumda. Önce güncellemenin kaldırılması kararını geri alın.',
} as const;

export const PROJECT_DESK_TEXT = {
  /** In place of the title where nobody said why they look. */
  untold: 'Gizli proje',
  notPrivate: 'Bu proje gizli değil; sayfasını açabilirsiniz.',
  open: 'Gizli projeyi gerekçeyle aç',
  openNote: 'Proje size gizli olabilir. Neden baktığınızı yazın: denetim kaydına girer, sahibi verilerinde görevinizi ve bu gerekçeyi görür; adınızı görmez.',
} as const;

/** `POST /api/console/projects/{id}/disclosures`: each look is recorded. */
export interface DiscloseProjectRequest {
  reason: string;
}
/** A private project, for whoever of the staff said why they read it. */
export interface DisclosedProject {
  id: string;
  title: string;
  summary: string;
  /** All that it says, with its postings; rendered on the server. */
  html: string;
  owner: Author;
  members: number;
  state: 'visible' | 'hidden' | 'deleted';
  archived: boolean;
}
