import type { ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { useCanAccess } from 'react-admin';
import { EffectBox } from '../../desk/EffectBox';
import { AuthorBox } from './AuthorBox';
import { useCaseActions } from './CaseActions';
import { ContentCompare } from './ContentCompare';
import { warn } from './memberVerbs';
import { OutcomeBox } from './OutcomeBox';
import { ReportersBox } from './ReportersBox';
import { isSettled } from './reportWords';

/** Before anything is chosen: what the action one points at, or else the first of the bar, would cause. */
function EffectOfPointed({ report }: { report: ReportCase }) {
  const { chosen, previewed } = useCaseActions();
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'edit' });
  if (chosen || !canAccess) return null;
  const verb = previewed ?? warn;
  return <EffectBox effect={verb.effect(report, verb.durations?.(report.policy).preset ?? null)} />;
}

export const CaseBody = ({ report }: { report: ReportCase }) => (
  <>
    {isSettled(report) && <OutcomeBox report={report} />}
    <ContentCompare report={report} />
    <Box
      sx={{
        display: 'grid',
        gap: '14px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <AuthorBox report={report} />
      <ReportersBox report={report} />
    </Box>
    {!isSettled(report) && <EffectOfPointed report={report} />}
  </>
);
