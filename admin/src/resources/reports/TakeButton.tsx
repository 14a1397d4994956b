import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { ReportCase } from '@contracts/moderation';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/useShortcut';
import { CASE_META } from './caseMeta';
import { useReloadReports } from './useReloadReports';

/** Tells the others that somebody is looking at this report. Needs no confirmation: it decides nothing. */
export function TakeButton() {
  const report = useRecordContext<ReportCase>();
  const notify = useNotify();
  const reload = useReloadReports();
  const [update, { isPending }] = useUpdate<ReportCase, Error>();
  const waiting = report?.status === 'pending';
  const take = () => {
    if (!report || isPending) return;
    update(
      'reports',
      { id: report.id, data: { status: 'under_review' }, previousData: report, meta: CASE_META },
      {
        onSuccess: () => notify('Rapor sende', { type: 'success', autoHideDuration: 3_000 }),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: reload,
      },
    );
  };
  useShortcut('u', 'Raporu üstlen', take, waiting);
  if (!waiting) return null;
  return (
    <Button onClick={take} loading={isPending} aria-keyshortcuts="u">
      Üstlen <Kbd>u</Kbd>
    </Button>
  );
}
