import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export const QueueSkeleton = () => (
  <Box role="status" aria-label="Geri bildirimler yükleniyor">
    {ROWS.map((row) => (
      <Box key={row} sx={{ p: '12px 14px', borderBottom: 1, borderColor: 'divider', display: 'grid', gap: '5px' }}>
        <Skeleton variant="rounded" width="40%" height={22} />
        <Skeleton variant="text" width="90%" />
        <Skeleton variant="text" width="60%" />
      </Box>
    ))}
  </Box>
);
