import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';

interface FilterFieldProps {
  /** What it looks for; also what its key says. */
  label: string;
  value: string;
  /** On the page itself rather than in a list. */
  bare?: boolean;
  onChange: (text: string) => void;
}

/** Narrows what is on the page to what is typed; `/` leads to it, Escape empties it. */
export function FilterField({ label, value, bare = false, onChange }: FilterFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', label, () => field.current?.focus());
  const input = (
    <TextField
      inputRef={field}
      size="small"
      value={value}
      placeholder={label}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      sx={{ ml: bare ? { md: 'auto' } : undefined, width: { xs: 1, sm: 280 }, '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } }}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'search', 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconSearch size={16} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: value === '' && (
            <InputAdornment position="end">
              <Kbd silent>/</Kbd>
            </InputAdornment>
          ),
        },
      }}
    />
  );
  return bare ? input : <Box sx={{ p: { xs: '10px 12px', sm: '10px 16px' }, borderBottom: 1, borderColor: 'divider' }}>{input}</Box>;
}
