import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useShortcut } from './ShortcutProvider';

const PAUSE = 300;

interface SearchFieldProps {
  /** What it looks for; also what its key says. */
  label: string;
  placeholder: string;
  sx: SxProps<Theme>;
}

/** Narrows the list around it to what is typed, once the typing pauses. */
export function SearchField({ label, placeholder, sx }: SearchFieldProps) {
  const { filterValues, setFilters } = useListContext();
  const applied: string = filterValues.q ?? '';
  const [query, setQuery] = useState(applied);
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  useShortcut('/', label, () => field.current?.focus());

  // Back and "clear filters" change the address; the field follows it.
  useEffect(() => setQuery(applied), [applied]);
  useEffect(() => {
    if (query.trim() === applied) return;
    const timer = setTimeout(() => {
      // Whoever has opened a row by then is on the way there, before that is drawn, and is not fetched back.
      if (window.location.pathname.endsWith(pathname)) setFilters({ ...filterValues, q: query.trim() || undefined });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, applied, filterValues, setFilters, pathname]);

  return (
    <TextField
      inputRef={field}
      size="small"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      placeholder={placeholder}
      sx={sx}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconSearch size={16} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
