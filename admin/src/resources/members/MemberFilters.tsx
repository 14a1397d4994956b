import { MEMBER_ROLES } from '@contracts/permissions';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { SearchField } from '../../desk/SearchField';
import { MEMBER_STATUS_LABEL } from './memberStatus';

const ALL = { value: 'all', label: 'Tümü' };
const STATUSES = [ALL, ...Object.entries(MEMBER_STATUS_LABEL).map(([value, label]) => ({ value, label }))];
const ROLES = [ALL, ...MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] ?? value }))];

export function MemberFilters() {
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
