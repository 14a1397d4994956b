import { displayName } from '@contracts/accounts';
import { REASON_LABEL, REPORT_STATUS_LABEL, REPORTED_TYPE_LABEL, type ReportCase } from '@contracts/moderation';
import { timeAgo } from '@design/dates';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconExternalLink, IconEye } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { TabLinks } from '../../desk/TabLinks';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { knownUser } from '../../providers/session';
import { usePendingDecisions } from './PendingDecisions';
import { contentAddress, isSettled, outcomeText, queueTitle, REASON_TONE } from './reportWords';

function StatusOfCase({ report }: { report: ReportCase }) {
  const { ids } = usePendingDecisions();
  if (ids.has(report.id)) return <Chip tone="warn">Geri alınabilir</Chip>;
  if (report.status === 'under_review' && report.moderator) {
    const mine = report.moderator.id === knownUser()?.id;
    return (
      <Chip tone={mine ? 'brand' : 'info'} icon={<IconEye size={14} aria-hidden />}>
        {mine ? 'Sizde' : `${displayName(report.moderator)} bakıyor`}
      </Chip>
    );
  }
  return (
    <Chip tone={report.status === 'resolved' ? 'ok' : 'plain'}>{report.status === 'dismissed' ? outcomeText(report) : REPORT_STATUS_LABEL[report.status]}</Chip>
  );
}

const heardSince = (report: ReportCase) => {
  const first = report.reports[0]?.created_at ?? report.created_at;
  return report.open_reports > 1 && !isSettled(report) ? `${report.open_reports} rapor · ilki ${timeAgo(first)}` : timeAgo(report.created_at);
};

export function CaseHead({ report, onePane }: { report: ReportCase; onePane: boolean }) {
  const { search, state } = useLocation();
  const heading = useArrivalFocus(state?.focusCase === true);
  const address = contentAddress(report);
  const base = `/reports/${report.id}`;
  return (
    <Box component="header" sx={{ display: 'grid', gap: 2 }}>
      {onePane && (
        <div>
          <BackLink to={{ pathname: '/reports', search }} label="Kuyruğa dön" />
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        <Chip tone={REASON_TONE[report.reason]}>{REASON_LABEL[report.reason]}</Chip>
        <span>
          {REPORTED_TYPE_LABEL[report.reported_type]} · {heardSince(report)}
        </span>
        <Box component="span" sx={{ ml: 'auto' }}>
          <StatusOfCase report={report} />
        </Box>
      </Box>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        component={onePane ? 'h1' : 'h2'}
        sx={{ fontSize: '1.2rem', overflowWrap: 'anywhere', outline: 'none' }}
      >
        {queueTitle(report)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, borderBottom: 1, borderColor: 'divider' }}>
        <TabLinks
          label="Rapor bölümleri"
          tabs={[
            { to: { pathname: base, search }, label: 'Vaka' },
            { to: { pathname: `${base}/history`, search }, label: 'Geçmiş' },
          ]}
        />
        {address && (
          <Link
            href={address}
            target="_blank"
            rel="noopener"
            sx={{ ml: 'auto', display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 32 } }}
          >
            Sitede gör <IconExternalLink size={15} aria-label="(yeni sekmede açılır)" />
          </Link>
        )}
      </Box>
    </Box>
  );
}
