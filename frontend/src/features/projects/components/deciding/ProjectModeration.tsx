import { PROJECT_TOOLS, PROJECT_VERBS, type ProjectTool } from '@contracts/moderation-verbs';
import type { Project } from '@contracts/projects';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ModerationMenu, type ToolIcon } from '../../../../deciding/ModerationMenu';
import type { Action } from '../../../../design/ActionButton';

const ProjectToolDialog = lazy(() => import('./ProjectToolDialog').then((file) => ({ default: file.ProjectToolDialog })));

const ICONS: Record<ProjectTool, ToolIcon> = { hide: IconEyeOff, restore: IconEye, delete: IconTrash };

interface Props {
  project: Project;
  /** What everybody can do with it. */
  more: Action[];
}

/** What staff can do with a project, behind one button. */
export function ProjectModeration({ project, more }: Props) {
  const [tool, setTool] = useState<ProjectTool | null>(null);
  const tools = PROJECT_TOOLS.filter((each) => each === 'delete' || (each === 'restore') === project.hidden);
  return (
    <>
      <ModerationMenu about="proje" verbs={PROJECT_VERBS} icons={ICONS} tools={tools} more={more} onChoose={setTool} />
      {tool && (
        <Suspense fallback={null}>
          <ProjectToolDialog project={project} tool={tool} onClose={() => setTool(null)} />
        </Suspense>
      )}
    </>
  );
}
