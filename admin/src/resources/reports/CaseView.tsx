import type { ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { FactList } from '../../audit/FactList';
import { usePageTitle } from '../../desk/usePageTitle';
import { CaseBody } from './CaseBody';
import { CaseFoot } from './CaseFoot';
import { CaseHead } from './CaseHead';
import { queueTitle } from './reportWords';

export function CaseView({ onePane }: { onePane: boolean }) {
  const report = useRecordContext<ReportCase>();
  const history = useMatch('/reports/:id/history') !== null;
  usePageTitle(report ? queueTitle(report) : null);
  if (!report) return null;
  return (
    <Box
      component="section"
      aria-label="Rapor"
      sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', containerType: 'inline-size' }}
    >
      <Box
        sx={{ overflowY: 'auto', p: { xs: '12px 14px', sm: '18px 22px' }, display: 'grid', gridAutoRows: 'max-content', gap: '14px', alignContent: 'start' }}
      >
        <CaseHead report={report} onePane={onePane} />
        {history ? <FactList filter={{ report: report.id }} /> : <CaseBody report={report} />}
      </Box>
      <CaseFoot report={report} />
    </Box>
  );
}
