import Button from '@mui/material/Button';
import { IconInbox } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';

export function FeedbackEmpty() {
  const { filterValues, setFilters } = useListContext();
  const icon = <IconInbox size={24} aria-hidden />;
  if (filterValues.status === 'open' && !filterValues.q)
    return (
      <EmptyBox icon={icon} title="Bekleyen geri bildirim yok">
        Yenileri geldiğinde burada görünür.
      </EmptyBox>
    );
  return (
    <EmptyBox icon={icon} title="Geri bildirim yok" action={<Button onClick={() => setFilters({ status: 'open' })}>Filtreleri temizle</Button>}>
      Bu filtrelere uyan geri bildirim bulunamadı.
    </EmptyBox>
  );
}
