import { displayName } from '@contracts/accounts';
import { SYSTEM_REPORTER } from '@contracts/holding';
import { REASON_LABEL, type ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';

type Heard = ReportCase['reports'][number];

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });
const ACCURACY = 'Önceki raporlarının haklı çıkma oranı';

/** A settled report is no longer among the open ones, yet its reporter still belongs on the page. */
const heardOf = (report: ReportCase): Heard[] =>
  report.reports.length > 0
    ? report.reports
    : [{ id: report.id, reason: report.reason, description: report.description, created_at: report.created_at, reporter: report.reporter, accuracy: null }];

interface ReporterProps {
  heard: Heard;
  mainReason: string;
  /** Among several reports, the one that this page decides. */
  here: boolean;
}

const Reporter = ({ heard, mainReason, here }: ReporterProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, py: '5px' }}>
    <MemberAvatar person={heard.reporter} size={24} />
    <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.7, overflowWrap: 'anywhere', overflow: 'clip' }}>
      {heard.reporter.id === SYSTEM_REPORTER ? (
        <b>{displayName(heard.reporter)}</b>
      ) : (
        <Link component={RouterLink} to={`/members/${heard.reporter.id}`} sx={{ color: 'text.primary', fontWeight: 500 }}>
          {displayName(heard.reporter)}
        </Link>
      )}{' '}
      <Typography component="span" variant="body2" sx={{ color: 'tokens.faint' }}>
        {heard.description && `“${heard.description}” · `}
        {heard.reason !== mainReason && `${REASON_LABEL[heard.reason]} · `}
        <Moment at={heard.created_at} sx={{ whiteSpace: 'nowrap' }} />
      </Typography>
    </Box>
    {here && <Chip tone="brand">bu rapor</Chip>}
    {heard.accuracy !== null ? <Chip title={ACCURACY}>{percent.format(heard.accuracy)}</Chip> : <Chip title="Daha önce sonuçlanmış raporu yok">–</Chip>}
  </Box>
);

export const ReportersBox = ({ report }: { report: ReportCase }) => {
  const all = heardOf(report);
  return (
    <Panel title="Raporlayanlar" aside={<Typography sx={{ fontSize: '.78rem', color: 'tokens.faint' }}>isabet</Typography>}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
        {all.map((heard) => (
          <Reporter key={heard.id} heard={heard} mainReason={report.reason} here={all.length > 1 && heard.id === report.id} />
        ))}
      </Box>
    </Panel>
  );
};
