import type { Author, OwnUser } from '@contracts/accounts';
import { type ReportedType, reportButtonText } from '@contracts/moderation';
import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/Button';
import { useDailyCount } from '../api/useDailyCount';
import classes from './ReportButton.module.css';

const ReportDialog = lazy(() => import('./ReportDialog').then((file) => ({ default: file.ReportDialog })));

export interface ReportTarget {
  type: ReportedType;
  id: string;
  author: Author;
  title: string;
}

/** Not there for one's own content. */
export function ReportButton({ member, target }: { member: OwnUser | null | undefined; target: ReportTarget }) {
  const [opened, setOpened] = useState(false);
  const { dailyCount, dailyLimit } = useDailyCount(Boolean(member));
  if (member?.id === target.author.id) return null;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className={classes.button}
        icon={<IconFlag aria-hidden="true" />}
        disabled={Boolean(member) && dailyCount >= dailyLimit}
        onClick={() => setOpened(true)}
      >
        {reportButtonText(dailyCount, dailyLimit)}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ReportDialog member={member ?? null} target={target} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
