import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { IconGavel } from '@tabler/icons-react';
import { ListBase, useListContext } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { ListPage } from '../../desk/ListPage';
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
    <Kbd>j</Kbd> <Kbd>k</Kbd> kararlar arasında gezin · <Kbd>g</Kbd> geri al
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
      {filtered ? 'Bu filtrelere uyan karar yok.' : 'Konular, yorumlar ve yazılar üzerinde geçerli bir moderatör kararı yok.'}
    </EmptyBox>
  );
}

const DECISION_DEFAULTS = deskList('decisions', { sort: { field: 'at', order: 'DESC' }, filterDefaultValues: { state: 'standing' } });

/** What moderators decided about topics, comments and posts: finding it again, and taking it back. */
export const DecisionDesk = () => (
  <ListBase {...DECISION_DEFAULTS}>
    <ListPage
      title="İçerik kararları"
      unit="karar"
      filters={<DecisionFilters />}
      loading={<DecisionSkeleton />}
      empty={<DecisionEmpty />}
      hint={<DecisionHint />}
    >
      <DecisionList />
    </ListPage>
  </ListBase>
);
