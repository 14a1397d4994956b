import type { ConsoleTag } from '@contracts/forum-tags';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';

interface TagTargetProps {
  without: string;
  problem: string | null;
  onChoose: (tag: ConsoleTag | null) => void;
}

/** Chooses one of the tags that topics have, by how it begins. */
export function TagTarget({ without, problem, onChoose }: TagTargetProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()) || undefined;
  const { data = [], isFetching } = useGetList<ConsoleTag>('tags', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 12 },
    sort: { field: 'uses', order: 'DESC' },
  });
  return (
    <Autocomplete
      options={data.filter(({ slug }) => slug !== without)}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText="Etiketler aranıyor…"
      noOptionsText="Böyle başlayan etiket yok"
      openText="Etiketleri göster"
      closeText="Etiketleri gizle"
      clearText="Seçimi kaldır"
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, tag) => onChoose(tag)}
      renderInput={(params) => (
        <TextField {...params} autoFocus size="small" sx={{ mt: 2 }} label="Hangi etiketle birleştirilsin?" error={problem !== null} helperText={problem} />
      )}
    />
  );
}
