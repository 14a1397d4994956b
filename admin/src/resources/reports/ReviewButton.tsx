import type { ReportCase } from '@contracts/moderation';
import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/useShortcut';
import { CASE_META } from './caseMeta';
import { useReloadReports } from './useReloadReports';

interface ReviewButtonProps {
  status: 'under_review' | 'pending';
  label: string;
  done: string;
}

/** Needs no confirmation: who looks at a report decides nothing about it. */
export function ReviewButton({ status, label, done }: ReviewButtonProps) {
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
