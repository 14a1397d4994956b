import { displayName } from '@contracts/accounts';
import { type SettingChange, settingOf, settingValueText, settingWithUnit } from '@contracts/community-settings';
import { ONLY_ID } from '@contracts/travel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FailureBox } from '../../desk/FailureBox';
import { Moment } from '../../desk/Moment';
import { ListBox } from '../operations/ListBox';
import { PastButton } from '../past/PastButton';
import { useSettingHistory } from './useSettings';

const STEP = 10;
const MOST = 100;

const Change = ({ change: { name, from, to, reason, at, by } }: { change: SettingChange }) => (
  <Box component="li" sx={{ p: { xs: '10px 12px', sm: '10px 16px' }, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Typography variant="body2" component="div" sx={{ color: 'tokens.faint' }}>
      <Moment at={at} />
    </Typography>
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{displayName(by)}</strong> {settingOf(name).label}:{' '}
      <Box component="del" sx={{ color: 'tokens.faint' }}>
        {settingValueText(name, from)}
      </Box>{' '}
      → {settingWithUnit(name, to)}
      {reason !== null && <Box sx={{ color: 'text.secondary' }}>“{reason}”</Box>}
    </Typography>
  </Box>
);

/** Who changed what, the newest first. */
export function SettingsHistory() {
  const [limit, setLimit] = useState(STEP);
  const { data, error, isPending, refetch } = useSettingHistory(limit);
  const hasMore = data !== undefined && data.total > data.rows.length && limit < MOST;
  return (
    <ListBox title="Son değişiklikler" aside={<PastButton past={{ kind: 'policy', id: ONLY_ID.policy }} />}>
      {isPending && (
        <Box role="status" aria-label="Son değişiklikler yükleniyor" sx={{ p: 4 }}>
          <Skeleton variant="text" />
          <Skeleton variant="text" width="70%" />
        </Box>
      )}
      {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
      {data?.rows.length === 0 && <Typography sx={{ p: 4, color: 'text.secondary' }}>Henüz bir değer değişmedi. Her değişiklik burada görünür.</Typography>}
      {data && data.rows.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </Box>
      )}
      {hasMore && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="text" fullWidth onClick={() => setLimit(Math.min(limit + STEP, MOST))} sx={{ minHeight: { xs: 44, sm: 36 } }}>
            Daha fazla göster
          </Button>
        </Box>
      )}
    </ListBox>
  );
}
