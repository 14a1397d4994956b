import { displayName } from '@contracts/accounts';
import type { ReportRow } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { IconEye } from '@tabler/icons-react';
import { Chip } from '../../desk/Chip';
import { knownUser } from '../../providers/session';
import { outcomeText } from './outcomeText';

/** Who is looking at the report, or how it ended. */
export function QueueItemState({ row }: { row: ReportRow }) {
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
