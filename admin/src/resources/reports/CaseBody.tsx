import type { ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { AuthorBox } from './AuthorBox';
import { ContentCompare } from './ContentCompare';
import { EffectOfPointed } from './EffectOfPointed';
import { isSettled } from './isSettled';
import { OutcomeBox } from './OutcomeBox';
import { ReportersBox } from './ReportersBox';

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
