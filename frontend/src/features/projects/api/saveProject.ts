import {
  type ArchiveProjectRequest,
  type CreateProjectRequest,
  type EditProjectRequest,
  PROJECT_WRITING_TEXT,
  type SavedProject,
} from '@contracts/project-writing';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { at } from '../../../client/reads';
import { PROJECTS } from './projects';
import { tries } from './tries';

/** A project stands in many lists, also of its people's profiles. */
const asksAgain = [PROJECTS, ['members']] as const;

export const useCreateProject = () => useCall(posts<CreateProjectRequest, SavedProject>('/api/projects'), { tries, asksAgain });
export const useEditProject = (id: string) => useCall(puts<EditProjectRequest, SavedProject>(at`/api/projects/${id}`), { tries, asksAgain });

const archives = (id: string, archived: boolean) =>
  puts<void, SavedProject>(at`/api/projects/${id}/archive`, () => ({ archived }) satisfies ArchiveProjectRequest);
/** Puts it away. What ends with that does not come back when it is brought back, so it is asked before and not offered to be taken back. */
export const useArchiveProject = (id: string) => useCall(archives(id, true), { tries, asksAgain, says: PROJECT_WRITING_TEXT.archivedDone });
export const useUnarchiveProject = (id: string) =>
  useCall(archives(id, false), { tries, asksAgain, says: PROJECT_WRITING_TEXT.unarchivedDone, fails: 'Proje arşivden çıkarılamadı' });
export const useDeleteProject = (id: string) => useCall(removes<void>(at`/api/projects/${id}`), { tries, asksAgain, says: PROJECT_WRITING_TEXT.deletedDone });
