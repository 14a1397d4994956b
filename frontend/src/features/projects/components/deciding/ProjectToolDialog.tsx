import { PROJECT_VERBS, type ProjectTool } from '@contracts/moderation-verbs';
import type { Project } from '@contracts/projects';
import { ReasonDialog } from '../../../../deciding/ReasonDialog';
import { useModerateProject } from '../../api/decisions';

interface Props {
  project: Project;
  tool: ProjectTool;
  onClose: () => void;
}

/** Says what a decision about a project will cause and asks why it is made. */
export const ProjectToolDialog = ({ project, tool, onClose }: Props) => (
  <ReasonDialog
    title={PROJECT_VERBS[tool].label}
    about={project.title}
    effect={PROJECT_VERBS[tool].effect}
    confirm={PROJECT_VERBS[tool].label}
    busy="Uygulanıyor…"
    call={useModerateProject(project, tool, onClose)}
    onClose={onClose}
  />
);
