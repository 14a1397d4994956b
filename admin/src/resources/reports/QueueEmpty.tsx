import Button from '@mui/material/Button';
import { IconInbox } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';

export function QueueEmpty() {
  const { filterValues, setFilters } = useListContext();
  const icon = <IconInbox size={24} aria-hidden />;
  if (filterValues.status === 'open' && Object.keys(filterValues).length === 1)
    return (
      <EmptyBox icon={icon} title="Kuyruk boş">
        Bekleyen rapor yok. Yenileri geldiğinde burada görünür.
      </EmptyBox>
    );
  return (
    <EmptyBox icon={icon} title="Rapor yok" action={<Button onClick={() => setFilters({ status: 'open' })}>Filtreleri temizle</Button>}>
      Bu filtrelere uyan rapor bulunamadı.
    </EmptyBox>
  );
}
