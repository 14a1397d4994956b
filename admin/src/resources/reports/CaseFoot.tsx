import { MODERATION_TEXT, type ReportCase } from '@contracts/moderation';
import { ROLE_LEVEL } from '@contracts/permissions';
import Box from '@mui/material/Box';
import { useCanAccess } from 'react-admin';
import { knownUser } from '../../providers/session';
import { ActionBar } from './ActionBar';
import { useCaseActions } from './CaseActions';
import { ConfirmPanel } from './ConfirmPanel';
import { isSettled } from './reportWords';

/** Why the reader may not decide about this report, as the server would say it. */
function refusalFor(report: ReportCase): string | null {
  const user = knownUser();
  if (!user || report.reported_user_id === user.id) return MODERATION_TEXT.aboutYourself;
  const levels: Record<string, number> = ROLE_LEVEL;
  return (levels[report.reported.role] ?? 0) >= ROLE_LEVEL[user.role] ? MODERATION_TEXT.aboutSuperior : null;
}

/** The actions, always in view, or the confirmation of the chosen one. */
export function CaseFoot({ report }: { report: ReportCase }) {
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'edit' });
  const { chosen } = useCaseActions();
  if (!canAccess || isSettled(report)) return null;
  const refusal = refusalFor(report);
  if (refusal) return <Box sx={{ p: '14px 22px', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.secondary' }}>{refusal}</Box>;
  const mine = report.status === 'under_review' && report.moderator_id === knownUser()?.id;
  return (
    <Box>
      {chosen && <ConfirmPanel key={chosen.name} report={report} verb={chosen} />}
      <ActionBar hidden={chosen !== null} mine={mine} />
    </Box>
  );
}
