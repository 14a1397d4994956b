import { displayName } from '@contracts/accounts';
import { REPORT_STATUS_LABEL, type ReportCase } from '@contracts/moderation';
import { IconEye } from '@tabler/icons-react';
import { Chip } from '../../desk/Chip';
import { knownUser } from '../../providers/session';
import { outcomeText } from './outcomeText';
import { usePendingDecisions } from './PendingDecisions';

export function StatusOfCase({ report }: { report: ReportCase }) {
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
