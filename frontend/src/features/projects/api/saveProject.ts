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

/** What `archived` says is how it is to stand. */
export const useArchiveProject = (id: string) =>
  useCall(puts<ArchiveProjectRequest, SavedProject>(at`/api/projects/${id}/archive`), { tries, asksAgain, fails: 'Projenin arşivi değiştirilemedi' });
export const useDeleteProject = (id: string) => useCall(removes<void>(at`/api/projects/${id}`), { tries, asksAgain, says: PROJECT_WRITING_TEXT.deletedDone });
