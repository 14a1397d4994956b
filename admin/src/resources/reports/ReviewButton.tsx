import type { ReportCase } from '@contracts/moderation';
import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';
import { CASE_META, useReloadReports } from './reportCache';

interface ReviewStep {
  status: 'under_review' | 'pending';
  label: string;
  done: string;
}

/** Tells the others that somebody is looking at this report, also when somebody else was. */
export const TAKE: ReviewStep = { status: 'under_review', label: 'Üstlen', done: 'Rapor sizde' };
/** Gives a report that one has taken back to the queue. */
export const RETURN: ReviewStep = { status: 'pending', label: 'Bırak', done: 'Rapor kuyruğa bırakıldı' };

/** Needs no confirmation: who looks at a report decides nothing about it. */
export function ReviewButton({ step: { status, label, done } }: { step: ReviewStep }) {
  const report = useRecordContext<ReportCase>();
  const notify = useNotify();
  const reload = useReloadReports();
  const [update, { isPending }] = useUpdate<ReportCase, Error>();
  const send = () => {
    if (!report || isPending) return;
    void update(
      'reports',
      { id: report.id, data: { status }, previousData: report, meta: CASE_META },
      {
        onSuccess: () => notify(done, { type: 'success', autoHideDuration: 3_000 }),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: reload,
      },
    );
  };
  useShortcut('u', label, send);
  return (
    <Button onClick={send} loading={isPending} aria-keyshortcuts="u">
      {label} <Kbd silent>u</Kbd>
    </Button>
  );
}
