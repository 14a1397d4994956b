import { displayName } from '@contracts/accounts';
import type { ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { Moment } from '../../desk/Moment';
import { rounded } from '../../theme/rounded';
import { usePendingDecisions } from './PendingDecisions';
import { outcomeText } from './reportWords';

/** How a settled report ended: what, who, when, why. */
export function OutcomeBox({ report }: { report: ReportCase }) {
  const { ids } = usePendingDecisions();
  if (ids.has(report.id))
    return (
      <Box role="status" sx={{ display: 'flex', gap: 3, p: '14px 16px', borderRadius: rounded.large, bgcolor: 'tokens.warnSoft', color: 'tokens.warn' }}>
        <IconClock size={18} aria-hidden /> Kararınız birazdan kaydedilecek. O zamana kadar bildirimdeki “Geri al” ile vazgeçebilirsiniz.
      </Box>
    );
  const dismissed = report.status === 'dismissed';
  return (
    <Box
      component="section"
      aria-label="Sonuç"
      sx={{ display: 'flex', gap: 3, p: '14px 16px', borderRadius: rounded.large, bgcolor: dismissed ? 'tokens.sunken' : 'tokens.okSoft' }}
    >
      <Box sx={{ display: 'flex', mt: '2px', color: dismissed ? 'text.secondary' : 'tokens.ok' }}>
        {dismissed ? <IconX size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620, color: dismissed ? 'text.primary' : 'tokens.ok' }}>{outcomeText(report)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {report.moderator && `${displayName(report.moderator)} (@${report.moderator.username})`}
          {report.moderator && report.settled_at && ' · '}
          {report.settled_at && <Moment at={report.settled_at} form="exact" />}
        </Typography>
        {report.note && <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'clip' }}>“{report.note}”</Typography>}
      </Box>
    </Box>
  );
}
