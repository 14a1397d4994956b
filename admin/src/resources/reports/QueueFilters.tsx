import { REASON_LABEL, REPORT_REASONS, REPORT_STATUS_LABEL, REPORT_STATUSES, REPORTED_TYPE_LABEL, REPORTED_TYPES } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';

const SORTS = [
  { value: 'open_reports DESC', label: 'En çok raporlanan' },
  { value: 'created_at ASC', label: 'En eski' },
  { value: 'created_at DESC', label: 'En yeni' },
];
const ALL = { value: 'all', label: 'Tümü' };
const TYPES = [ALL, ...REPORTED_TYPES.map((value) => ({ value, label: REPORTED_TYPE_LABEL[value] }))];
const REASONS = [ALL, ...REPORT_REASONS.map((value) => ({ value, label: REASON_LABEL[value] }))];
const STATUSES = [{ value: 'open', label: 'Açık olanlar' }, ...REPORT_STATUSES.map((value) => ({ value, label: REPORT_STATUS_LABEL[value] }))];

export function QueueFilters() {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const choose = (name: string) => (value: string) => setFilters({ ...filterValues, [name]: value === ALL.value ? undefined : value });
  const chooseSort = (value: string) => {
    const [field = '', order] = value.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  return (
    <Box role="group" aria-label="Kuyruk filtreleri" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '5px', rowGap: '14px', py: { xs: 1, sm: 0 } }}>
      <MenuChip label="Öncelik" choices={SORTS} value={`${sort.field} ${sort.order}`} neutral="open_reports DESC" onChoose={chooseSort} />
      <MenuChip label="Tür" choices={TYPES} value={filterValues.reported_type ?? ALL.value} neutral={ALL.value} onChoose={choose('reported_type')} />
      <MenuChip label="Gerekçe" choices={REASONS} value={filterValues.reason ?? ALL.value} neutral={ALL.value} onChoose={choose('reason')} />
      <MenuChip label="Durum" choices={STATUSES} value={filterValues.status ?? 'open'} neutral="open" onChoose={choose('status')} />
    </Box>
  );
}
