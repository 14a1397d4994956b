import Button from '@mui/material/Button';
import { IconUsers } from '@tabler/icons-react';
import { ListBase, useListContext } from 'react-admin';
import { deskList } from '../../desk/deskList';
import { EmptyBox } from '../../desk/EmptyBox';
import { ListPage } from '../../desk/ListPage';
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

export const MemberList = () => (
  <ListBase {...MEMBER_DEFAULTS}>
    <ListPage title="Üyeler" unit="üye" filters={<MemberFilters />} loading={<MemberSkeleton />} empty={<MemberEmpty />}>
      <MemberTable />
    </ListPage>
  </ListBase>
);
