import { MEMBER_ROLES } from '@contracts/permissions';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { useShortcut } from '../../desk/ShortcutProvider';
import { MEMBER_STATUS_LABEL } from './memberStatus';

const ALL = { value: 'all', label: 'Tümü' };
const STATUSES = [ALL, ...Object.entries(MEMBER_STATUS_LABEL).map(([value, label]) => ({ value, label }))];
const ROLES = [ALL, ...MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] ?? value }))];
const PAUSE = 300;

export function MemberFilters() {
  const { filterValues, setFilters } = useListContext();
  const applied: string = filterValues.q ?? '';
  const [query, setQuery] = useState(applied);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Üye ara', () => field.current?.focus());

  // Back and "clear filters" change the address; the field follows it.
  useEffect(() => setQuery(applied), [applied]);
  useEffect(() => {
    if (query.trim() === applied) return;
    const timer = setTimeout(() => setFilters({ ...filterValues, q: query.trim() || undefined }), PAUSE);
    return () => clearTimeout(timer);
  }, [query, applied, filterValues, setFilters]);

  const choose = (name: string) => (value: string) => setFilters({ ...filterValues, [name]: value === ALL.value ? undefined : value });
  return (
    <Box role="search" aria-label="Üye arama" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <TextField
        inputRef={field}
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder="Ad ya da kullanıcı adı"
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }}
        slotProps={{
          htmlInput: { 'aria-label': 'Üye ara', type: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <IconSearch size={16} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <MenuChip label="Durum" choices={STATUSES} value={filterValues.status ?? ALL.value} neutral={ALL.value} onChoose={choose('status')} />
      <MenuChip label="Rol" choices={ROLES} value={filterValues.role ?? ALL.value} neutral={ALL.value} onChoose={choose('role')} />
    </Box>
  );
}
