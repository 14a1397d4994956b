import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export const RowSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label}>
    {ROWS.map((row) => (
      <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 45, px: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width="30%" />
        <Skeleton variant="rounded" width={48} height={22} sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Box>
);
