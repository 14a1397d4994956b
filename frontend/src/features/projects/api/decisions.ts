import type { ForumDecision } from '@contracts/forum-decisions';
import { PROJECT_VERBS, type ProjectTool, UPDATE_VERBS, type UpdateTool } from '@contracts/moderation-verbs';
import { PROJECT_TOOL_DONE, UPDATE_TOOL_DONE } from '@contracts/project-moderation';
import type { ProjectUpdate } from '@contracts/project-updates';
import type { Project } from '@contracts/projects';
import { at, reads } from '../../../client/reads';
import { useDecide } from '../../../deciding/useDecide';
import { PROJECTS } from './projects';

/** What staff have decided about a project and what holds still; not kept beyond the visit. */
export const projectDecisionsQuery = (id: string) => reads<ForumDecision[]>([...PROJECTS, 'decisions', id], at`/api/projects/${id}/decisions`);

/** Decides about a project, and offers for ten seconds to take it back. */
export const useModerateProject = ({ id, hidden }: Project, tool: ProjectTool, onDone: () => void) =>
  useDecide({
    ...{ path: at`/api/projects/${id}/moderate`, verbs: PROJECT_VERBS, tool, hidden, done: PROJECT_TOOL_DONE[tool], onDone },
    touches: [PROJECTS],
  });

/** The same with an update, which counts in its project. */
export const useModerateUpdate = ({ id, hidden }: ProjectUpdate, tool: UpdateTool, onDone: () => void) =>
  useDecide({
    ...{ path: at`/api/projects/updates/${id}/moderate`, verbs: UPDATE_VERBS, tool, hidden, done: UPDATE_TOOL_DONE[tool], onDone },
    touches: [PROJECTS],
  });
