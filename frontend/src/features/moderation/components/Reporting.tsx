import { reportButtonText } from '@contracts/moderation';
import { IconFlag } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { useDailyCount } from '../api/reports';
import type { ReportTarget } from './reportTarget';

const ReportDialog = lazy(() => import('./ReportDialog').then((file) => ({ default: file.ReportDialog })));

interface Props {
  target: ReportTarget;
  /** Shows the action; there is none for one's own content. */
  children: (report: Action | null) => ReactNode;
}

/** Lets readers report content, wherever the action for it is shown. */
export function Reporting({ target, children }: Props) {
  const member = useMember();
  const [opened, setOpened] = useState(false);
  const { dailyCount, dailyLimit, reported } = useDailyCount(Boolean(member));
  const isReported = reported.includes(target.id);
  const report = {
    label: reportButtonText(dailyCount, dailyLimit, isReported),
    icon: <IconFlag aria-hidden="true" />,
    disabled: Boolean(member) && (isReported || dailyCount >= dailyLimit),
    run: () => setOpened(true),
  };
  return (
    <>
      {children(member?.id === target.author.id ? null : report)}
      {opened && (
        <Suspense fallback={null}>
          <ReportDialog target={target} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
