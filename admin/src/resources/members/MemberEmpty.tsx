import Button from '@mui/material/Button';
import { IconUsers } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';

export function MemberEmpty() {
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
