import type { ProjectUpdate } from '@contracts/project-updates';
import { lazy, Suspense } from 'react';
import { may } from '../../../../client/may';
import { useMember } from '../../../../client/session';
import { type Action, ActionButton } from '../../../../design/ActionButton';

const UpdateModeration = lazy(() => import('./UpdateModeration').then((file) => ({ default: file.UpdateModeration })));

interface Props {
  update: ProjectUpdate;
  /** Null where there is nothing to report. */
  report: Action | null;
}

/** What readers and staff can do with an update. */
export function UpdateMore({ update, report }: Props) {
  const member = useMember();
  if (!may(member, 'project.moderate')) return report && <ActionButton action={report} />;
  return (
    <Suspense fallback={null}>
      <UpdateModeration update={update} more={report ? [report] : []} />
    </Suspense>
  );
}
