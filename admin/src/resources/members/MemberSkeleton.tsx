import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const MemberSkeleton = () => (
  <Box role="status" aria-label="Üyeler yükleniyor">
    {ROWS.map((row) => (
      <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 3, p: '12px 16px', borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="circular" width={32} height={32} />
        <Skeleton variant="text" width="30%" />
        <Skeleton variant="rounded" width={72} height={22} sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Box>
);
