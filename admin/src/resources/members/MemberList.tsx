import { MEMBER_ROLES } from '@contracts/permissions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconUsers } from '@tabler/icons-react';
import { ListBase, useListContext } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { ListPage } from '../../desk/ListPage';
import { MenuChip } from '../../desk/MenuChip';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { SearchField } from '../../desk/SearchField';
import { MemberSkeleton } from './MemberSkeleton';
import { MemberTable } from './MemberTable';
import { MEMBER_STATUS_LABEL } from './memberStatus';

const ALL = { value: 'all', label: 'Tümü' };
const STATUSES = [ALL, ...Object.entries(MEMBER_STATUS_LABEL).map(([value, label]) => ({ value, label }))];
const ROLES = [ALL, ...MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] ?? value }))];

function MemberFilters() {
  const { filterValues, setFilters } = useListContext();

  const choose = (name: string) => (value: string) => setFilters({ ...filterValues, [name]: value === ALL.value ? undefined : value });
  return (
    <Box role="search" aria-label="Üye arama" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SearchField label="Üye ara" placeholder="Ad ya da kullanıcı adı" sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }} />
      <MenuChip label="Durum" choices={STATUSES} value={filterValues.status ?? ALL.value} neutral={ALL.value} onChoose={choose('status')} />
      <MenuChip label="Rol" choices={ROLES} value={filterValues.role ?? ALL.value} neutral={ALL.value} onChoose={choose('role')} />
    </Box>
  );
}

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

export const MemberList = () => (
  <ListBase {...MEMBER_DEFAULTS}>
    <ListPage title="Üyeler" unit="üye" filters={<MemberFilters />} loading={<MemberSkeleton />} empty={<MemberEmpty />}>
      <MemberTable />
    </ListPage>
  </ListBase>
);
