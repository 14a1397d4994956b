import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useListContext } from 'react-admin';

/** Turns the pages of the list around it; says nothing while there is only one. */
export function Pager() {
  const { page, perPage, total, setPage } = useListContext();
  if (total === undefined || total <= perPage) return null;
  const last = Math.ceil(total / perPage);
  const shown = `${((page - 1) * perPage + 1).toLocaleString('tr-TR')}–${Math.min(page * perPage, total).toLocaleString('tr-TR')}`;
  return (
    <Box
      component="nav"
      aria-label="Sayfalar"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '6px 14px', color: 'text.secondary', fontSize: '.8125rem' }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        {shown} / {total.toLocaleString('tr-TR')}
      </Box>
      <IconButton aria-label="Önceki sayfa" disabled={page <= 1} onClick={() => setPage(page - 1)} sx={{ width: 44, height: 44 }}>
        <IconChevronLeft size={18} />
      </IconButton>
      <IconButton aria-label="Sonraki sayfa" disabled={page >= last} onClick={() => setPage(page + 1)} sx={{ width: 44, height: 44 }}>
        <IconChevronRight size={18} />
      </IconButton>
    </Box>
  );
}
