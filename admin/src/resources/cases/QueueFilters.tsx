import { CASE_STATES, type CaseState } from '@contracts/cases';
import { REASON_LABEL, REPORT_REASONS, REPORTED_TYPE_LABEL, REPORTED_TYPES } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';

const SORTS = [
  { value: 'priority DESC', label: 'Öncelik' },
  { value: 'opened_at ASC', label: 'En eski' },
  { value: 'opened_at DESC', label: 'En yeni' },
];
const SETTLED_SORTS = [
  { value: 'settled_at DESC', label: 'Son kararlar' },
  { value: 'settled_at ASC', label: 'İlk kararlar' },
];
const ALL = { value: 'all', label: 'Tümü' };
const TYPES = [ALL, ...REPORTED_TYPES.map((value) => ({ value, label: REPORTED_TYPE_LABEL[value] }))];
const REASONS = [ALL, ...REPORT_REASONS.map((value) => ({ value, label: REASON_LABEL[value] }))];
const STATE_LABEL: Record<CaseState, string> = { open: 'Açık', mine: 'Bende', settled: 'Karara bağlanan' };
const STATES = CASE_STATES.map((value) => ({ value, label: STATE_LABEL[value] }));

export function QueueFilters() {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const choose = (name: string) => (value: string) => setFilters({ ...filterValues, [name]: value === ALL.value ? undefined : value });
  const chooseSort = (value: string) => {
    const [field = '', order] = value.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  const settled = filterValues.state === 'settled';
  const chooseState = (value: string) => {
    choose('state')(value);
    if (value === 'settled') setSort({ field: 'settled_at', order: 'DESC' });
    else if (settled) setSort({ field: 'priority', order: 'DESC' });
  };
  const sorts = settled ? SETTLED_SORTS : SORTS;
  return (
    <Box
      role="group"
      aria-label="Kuyruk filtreleri"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '5px', rowGap: { xs: '14px', sm: '5px' }, py: { xs: 1, sm: 0 } }}
    >
      <MenuChip label="Sıra" choices={sorts} value={`${sort.field} ${sort.order}`} neutral={sorts[0]?.value ?? ''} onChoose={chooseSort} />
      <MenuChip label="Tür" choices={TYPES} value={filterValues.type ?? ALL.value} neutral={ALL.value} onChoose={choose('type')} />
      <MenuChip label="Gerekçe" choices={REASONS} value={filterValues.reason ?? ALL.value} neutral={ALL.value} onChoose={choose('reason')} />
      <MenuChip label="Durum" choices={STATES} value={filterValues.state ?? 'open'} neutral="open" onChoose={chooseState} />
    </Box>
  );
}
