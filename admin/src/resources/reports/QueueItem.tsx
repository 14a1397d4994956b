import { displayName } from '@contracts/accounts';
import { REASON_LABEL, REPORTED_TYPE_LABEL, type ReportRow } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { IconEye } from '@tabler/icons-react';
import { Chip } from '../../desk/Chip';
import { QueueRow, Shortened } from '../../desk/QueueRow';
import { knownUser } from '../../providers/session';
import { outcomeText, queueTitle, REASON_TONE } from './reportWords';

/** Who is looking at the report, or how it ended. */
function QueueItemState({ row }: { row: ReportRow }) {
  if (row.status === 'resolved' || row.status === 'dismissed')
    return (
      <Box component="span" sx={{ ml: 'auto', flex: 'none' }}>
        <Chip tone={row.status === 'resolved' ? 'ok' : 'plain'}>{outcomeText(row)}</Chip>
      </Box>
    );
  return (
    <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, flex: 'none', maxWidth: '75%', whiteSpace: 'nowrap' }}>
      {row.status === 'under_review' && row.moderator && (
        <Chip tone={row.moderator.id === knownUser()?.id ? 'brand' : 'info'} icon={<IconEye size={14} aria-hidden />}>
          {row.moderator.id === knownUser()?.id ? 'Sizde' : `${displayName(row.moderator)} bakıyor`}
        </Chip>
      )}
      <span>{row.open_reports} rapor</span>
    </Box>
  );
}

export const QueueItem = ({ row, isOpen }: { row: ReportRow; isOpen: boolean }) => (
  <QueueRow
    to={`/reports/${row.id}`}
    arrival={{ focusCase: true }}
    mark={{ 'data-report': row.id }}
    isOpen={isOpen}
    under={96}
    head={
      <>
        <Chip tone={REASON_TONE[row.reason]}>{REASON_LABEL[row.reason]}</Chip>
        <span>{REPORTED_TYPE_LABEL[row.reported_type]}</span>
      </>
    }
    at={row.created_at}
    title={queueTitle(row)}
    foot={
      <>
        <Shortened>@{row.reported.username}</Shortened>
        <QueueItemState row={row} />
      </>
    }
  />
);
