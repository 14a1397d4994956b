import Box from '@mui/material/Box';
import { MODERATION_TEXT, type ReportCase } from '@contracts/moderation';
import { useCanAccess } from 'react-admin';
import { knownUser } from '../../providers/session';
import { ActionBar } from './ActionBar';
import { useCaseActions } from './CaseActions';
import { ConfirmPanel } from './ConfirmPanel';
import { isSettled } from './isSettled';

/** The actions, always in view, or the confirmation of the chosen one. */
export function CaseFoot({ report }: { report: ReportCase }) {
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'edit' });
  const { chosen } = useCaseActions();
  if (!canAccess || isSettled(report)) return null;
  if (report.reported_user_id === knownUser()?.id)
    return <Box sx={{ p: '14px 22px', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.secondary' }}>{MODERATION_TEXT.aboutYourself}</Box>;
  return (
    <Box>
      {chosen && <ConfirmPanel key={chosen.name} report={report} verb={chosen} />}
      <ActionBar hidden={chosen !== null} />
    </Box>
  );
}
