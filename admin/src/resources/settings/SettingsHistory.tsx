import { displayName } from '@contracts/accounts';
import { type SettingChange, settingOf, settingValueText, settingWithUnit } from '@contracts/community-settings';
import { ONLY_ID } from '@contracts/travel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Moment } from '../../desk/Moment';
import { ShowMore } from '../../desk/ShowMore';
import { ListBox } from '../operations/ListBox';
import { PastButton } from '../past/PastButton';
import { ListState } from './ListState';
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
  const query = useSettingHistory(limit);
  const { rows, total } = query.data ?? { rows: [], total: 0 };
  return (
    <ListBox title="Son değişiklikler" aside={<PastButton past={{ kind: 'policy', id: ONLY_ID.policy }} />}>
      <ListState
        loading="Son değişiklikler yükleniyor"
        query={query}
        isEmpty={rows.length === 0}
        empty={<Typography sx={{ p: 4, color: 'text.secondary' }}>Henüz bir değer değişmedi. Her değişiklik burada görünür.</Typography>}
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </Box>
        <ShowMore hasMore={total > rows.length && limit < MOST} onMore={() => setLimit(Math.min(limit + STEP, MOST))} />
      </ListState>
    </ListBox>
  );
}
