import { FEEDBACK_STATUS_LABEL, FEEDBACK_STATUSES } from '@contracts/feedback';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';
import { useShortcut } from '../../desk/ShortcutProvider';

const STATUSES = [
  { value: 'open', label: 'Açık olanlar' },
  { value: 'all', label: 'Tümü' },
  ...FEEDBACK_STATUSES.map((value) => ({ value, label: FEEDBACK_STATUS_LABEL[value] })),
];
const SORTS = [
  { value: 'DESC', label: 'En yeni' },
  { value: 'ASC', label: 'En eski' },
];
const PAUSE = 300;

export function FeedbackFilters() {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const applied: string = filterValues.q ?? '';
  const [query, setQuery] = useState(applied);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Geri bildirim ara', () => field.current?.focus());

  // Back and "clear filters" change the address; the field follows it.
  useEffect(() => setQuery(applied), [applied]);
  useEffect(() => {
    if (query.trim() === applied) return;
    const timer = setTimeout(() => setFilters({ ...filterValues, q: query.trim() || undefined }), PAUSE);
    return () => clearTimeout(timer);
  }, [query, applied, filterValues, setFilters]);

  return (
    <Box
      role="search"
      aria-label="Geri bildirim arama"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5px', rowGap: '14px', pb: { xs: 1, sm: 0 } }}
    >
      <TextField
        inputRef={field}
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder="Başlık, açıklama ya da ad"
        sx={{ flex: '1 1 100%' }}
        slotProps={{
          htmlInput: { 'aria-label': 'Geri bildirim ara', type: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <IconSearch size={16} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
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
