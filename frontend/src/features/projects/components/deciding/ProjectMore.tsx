import type { Project } from '@contracts/projects';
import { lazy, Suspense } from 'react';
import { may } from '../../../../client/may';
import { useMember } from '../../../../client/session';
import type { Action } from '../../../../design/ActionButton';
import { MoreActions } from '../../../../design/MoreActions';

const ProjectModeration = lazy(() => import('./ProjectModeration').then((file) => ({ default: file.ProjectModeration })));

interface Props {
  project: Project;
  /** Null where there is nothing to report. */
  report: Action | null;
}

/** What else readers and staff can do with a project. */
export function ProjectMore({ project, report }: Props) {
  const member = useMember();
  const actions = report ? [report] : [];
  if (!may(member, 'project.moderate')) return actions.length > 0 && <MoreActions about="proje" actions={actions} />;
  return (
    <Suspense fallback={null}>
      <ProjectModeration project={project} more={actions} />
    </Suspense>
  );
}
