import { FEEDBACK_STATUS_LABEL, FEEDBACK_STATUSES } from '@contracts/feedback';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';
import { SearchField } from '../../desk/SearchField';

const STATUSES = [
  { value: 'open', label: 'Açık olanlar' },
  { value: 'all', label: 'Tümü' },
  ...FEEDBACK_STATUSES.map((value) => ({ value, label: FEEDBACK_STATUS_LABEL[value] })),
];
const SORTS = [
  { value: 'DESC', label: 'En yeni' },
  { value: 'ASC', label: 'En eski' },
];

export function FeedbackFilters() {
  const { filterValues, setFilters, sort, setSort } = useListContext();

  return (
    <Box
      role="search"
      aria-label="Geri bildirim arama"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5px', rowGap: '14px', pb: { xs: 1, sm: 0 } }}
    >
      <SearchField label="Geri bildirim ara" placeholder="Başlık, açıklama ya da ad" sx={{ flex: '1 1 100%' }} />
      <MenuChip
        label="Durum"
        choices={STATUSES}
        value={filterValues.status ?? 'open'}
        neutral="open"
        onChoose={(status) => setFilters({ ...filterValues, status })}
      />
      <MenuChip
        label="Sıra"
        choices={SORTS}
        value={sort.order}
        neutral="DESC"
        onChoose={(order) => setSort({ field: 'created_at', order: order === 'ASC' ? 'ASC' : 'DESC' })}
      />
    </Box>
  );
}
