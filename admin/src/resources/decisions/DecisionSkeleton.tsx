import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export const DecisionSkeleton = () => (
  <Box role="status" aria-label="Kararlar yükleniyor">
    {ROWS.map((row) => (
      <Box key={row} sx={{ display: 'grid', gap: 1, p: '12px 16px', borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width="45%" />
        <Skeleton variant="text" width="70%" />
      </Box>
    ))}
  </Box>
);
