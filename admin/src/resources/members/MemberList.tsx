import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconUsers } from '@tabler/icons-react';
import { ListBase, useListContext } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { Pager } from '../../desk/Pager';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { rounded } from '../../theme/rounded';
import { MemberFilters } from './MemberFilters';
import { MemberSkeleton } from './MemberSkeleton';
import { MemberTable } from './MemberTable';

function MemberEmpty() {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <EmptyBox
      icon={<IconUsers size={24} aria-hidden />}
      title="Üye bulunamadı"
      action={filtered ? <Button onClick={() => setFilters({})}>Filtreleri temizle</Button> : undefined}
    >
      {filtered ? 'Bu aramaya ve filtrelere uyan üye yok.' : 'Henüz kayıtlı üye yok.'}
    </EmptyBox>
  );
}

const MEMBER_DEFAULTS = deskList('members', { sort: { field: 'created_at', order: 'DESC' } });

function MemberListView() {
  const { data, total, error, isPending, refetch } = useListContext();
  usePageTitle('Üyeler');
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gap: 4 }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h1">Üyeler</Typography>
          {total !== undefined && (
            <Typography role="status" sx={{ color: 'tokens.faint' }}>
              {total.toLocaleString('tr-TR')} üye
            </Typography>
          )}
        </Box>
        <MemberFilters />
        <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden' }}>
          {isPending && <MemberSkeleton />}
          {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
          {error && data && <StaleNote message={error.message} onRetry={refetch} />}
          {data?.length === 0 && <MemberEmpty />}
          {data && data.length > 0 && <MemberTable />}
          <Pager />
        </Box>
      </Box>
    </Box>
  );
}

export const MemberList = () => (
  <ListBase {...MEMBER_DEFAULTS}>
    <MemberListView />
  </ListBase>
);
