import { displayName } from '@contracts/accounts';
import type { MemberRow } from '@contracts/moderation';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';

interface PersonFilterProps {
  label: string;
  id: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Narrows the list to one member, found by name. Whoever stands in the address and is no member keeps the id. */
export function PersonFilter({ label, id, onChoose }: PersonFilterProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()) || undefined;
  const { data = [], isFetching } = useGetList<MemberRow>('members', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'username', order: 'ASC' },
  });
  const known = data.find((member) => member.id === id);
  const { data: chosen } = useGetOne<MemberRow>('members', { id: id ?? '' }, { enabled: id !== undefined && !known, retry: false });
  const choices = data.map((member) => ({ id: String(member.id), name: displayName(member) }));
  const person = known ?? chosen;
  const value = id === undefined ? null : { id, name: person ? displayName(person) : id };
  return (
    <Autocomplete
      size="small"
      value={value}
      options={choices}
      getOptionLabel={({ name }) => name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText="Üyeler aranıyor…"
      noOptionsText="Böyle bir üye yok"
      openText="Üyeleri göster"
      closeText="Üyeleri gizle"
      clearText="Seçimi kaldır"
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, next) => onChoose(next?.id)}
      sx={{ flex: '1 1 190px', maxWidth: { sm: 240 }, '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
