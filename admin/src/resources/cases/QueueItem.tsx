import { displayName } from '@contracts/accounts';
import type { CaseRow } from '@contracts/cases';
import { REASON_LABEL, REPORTED_TYPE_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { IconCheck, IconEye, IconHourglass } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { Chip } from '../../desk/Chip';
import { QueueRow, Shortened } from '../../desk/QueueRow';
import { knownUser } from '../../providers/session';
import { outcomeText, queueTitle, REASON_TONE } from './caseWords';

/** Who is looking at the case, or how it ended. */
function QueueItemState({ row: { open, claim, awaits, decision, reports } }: { row: CaseRow }) {
  const mine = claim?.by.id === knownUser()?.id;
  if (open && !claim && !awaits) return null;
  return (
    <Box component="span" sx={{ ml: 'auto', flex: 'none', maxWidth: '75%' }}>
      {open && awaits && (
        <Chip tone="warn" icon={<IconHourglass size={14} aria-hidden />}>
          Onay bekliyor
        </Chip>
      )}
      {open && !awaits && claim && (
        <Chip tone={mine ? 'brand' : 'info'} icon={<IconEye size={14} aria-hidden />}>
          {mine ? 'Sizde' : `${displayName(claim.by)} bakıyor`}
        </Chip>
      )}
      {!open && (
        <Chip tone={decision?.status === 'resolved' ? 'ok' : 'plain'} icon={<IconCheck size={14} aria-hidden />}>
          {outcomeText({ decision, reports })}
        </Chip>
      )}
    </Box>
  );
}

/** Rows are chosen by space; the box is there for pointers, and for all to see once anything is chosen. */
function Choice({ row }: { row: CaseRow }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      className="choice"
      slotProps={{ input: { 'aria-label': `Seç: ${queueTitle(row)}`, tabIndex: -1 } }}
      sx={{
        position: 'absolute',
        right: 4,
        top: 30,
        zIndex: 1,
        width: { xs: 44, sm: 32 },
        height: { xs: 44, sm: 32 },
        opacity: selectedIds.length > 0 ? 1 : 0,
        'li:hover > &, li:focus-within > &': { opacity: 1 },
        '@media (hover: none)': { opacity: 1 },
      }}
    />
  );
}

interface QueueItemProps {
  row: CaseRow;
  isOpen: boolean;
  mayChoose: boolean;
}

export const QueueItem = ({ row, isOpen, mayChoose }: QueueItemProps) => (
  <QueueRow
    to={`/cases/${row.id}`}
    arrival={{ focusCase: true }}
    mark={{ 'data-case': row.id }}
    isOpen={isOpen}
    under={96}
    head={
      <>
        <Chip tone={REASON_TONE[row.reason]}>{REASON_LABEL[row.reason]}</Chip>
        <span>{REPORTED_TYPE_LABEL[row.reported_type]}</span>
      </>
    }
    at={row.settled_at ?? row.opened_at}
    title={queueTitle(row)}
    foot={
      <>
        <span>{row.reports} rapor</span>
        <Shortened>@{row.reported.username}</Shortened>
        <QueueItemState row={row} />
      </>
    }
    choice={mayChoose && row.open && <Choice row={row} />}
  />
);
