import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of rows with a name and a number, for as long as they are on their way. `label` says so to screen readers. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label}>
    {ROWS.map((row) => (
      <Box key={row} sx={{ display: 'flex', gap: 4, alignItems: 'center', minHeight: 52, px: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width="30%" />
        <Skeleton variant="text" width="16%" sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Box>
);
