import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconGavel } from '@tabler/icons-react';
import { ListBase, useListContext } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { Kbd } from '../../desk/Kbd';
import { Pager } from '../../desk/Pager';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { rounded } from '../../theme/rounded';
import { DecisionFilters } from './DecisionFilters';
import { DecisionList } from './DecisionList';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const DecisionSkeleton = () => (
  <Box role="status" aria-label="Kararlar yükleniyor">
    {ROWS.map((row) => (
      <Box key={row} sx={{ display: 'grid', gap: 1, p: '12px 16px', borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width="45%" />
        <Skeleton variant="text" width="70%" />
      </Box>
    ))}
  </Box>
);

const DecisionHint = () => (
  <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 2, alignItems: 'center', p: '10px 16px', color: 'tokens.faint', fontSize: '.8125rem' }}>
    <Kbd>j</Kbd> <Kbd>k</Kbd> kararlar arasında gezin · <Kbd>u</Kbd> geri al
  </Box>
);

function DecisionEmpty() {
  const { filterValues, setFilters } = useListContext();
  const { state, ...others } = filterValues;
  const filtered = Object.keys(others).length > 0 || state === 'undone' || state === 'replaced';
  return (
    <EmptyBox
      icon={<IconGavel size={24} aria-hidden />}
      title="Karar bulunamadı"
      action={filtered ? <Button onClick={() => setFilters(DECISION_DEFAULTS.filterDefaultValues ?? {})}>Filtreleri temizle</Button> : undefined}
    >
      {filtered ? 'Bu filtrelere uyan karar yok.' : 'Konu ve yorumlar üzerinde geçerli bir moderatör kararı yok.'}
    </EmptyBox>
  );
}

const DECISION_DEFAULTS = deskList('decisions', { sort: { field: 'at', order: 'DESC' }, filterDefaultValues: { state: 'standing' } });

function DecisionListView() {
  const { data, total, error, isPending, refetch } = useListContext();
  usePageTitle('İçerik kararları');
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography variant="h1">İçerik kararları</Typography>
          {total !== undefined && (
            <Typography role="status" sx={{ color: 'tokens.faint' }}>
              {total.toLocaleString('tr-TR')} karar
            </Typography>
          )}
        </Box>
        <DecisionFilters />
        <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden' }}>
          {isPending && <DecisionSkeleton />}
          {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
          {error && data && <StaleNote message={error.message} onRetry={refetch} />}
          {data?.length === 0 && <DecisionEmpty />}
          {data && data.length > 0 && <DecisionList />}
          <Pager />
          {data && data.length > 0 && <DecisionHint />}
        </Box>
      </Box>
    </Box>
  );
}

/** What moderators decided about topics and comments: finding it again, and taking it back. */
export const DecisionDesk = () => (
  <ListBase {...DECISION_DEFAULTS}>
    <DecisionListView />
  </ListBase>
);
