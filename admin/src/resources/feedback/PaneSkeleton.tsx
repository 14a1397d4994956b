import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { rounded } from '../../theme/rounded';

export const PaneSkeleton = () => (
  <Box role="status" aria-label="Geri bildirim yükleniyor" sx={{ p: '18px 22px', display: 'grid', gap: '14px', alignContent: 'start' }}>
    <Skeleton variant="rounded" width="45%" height={22} />
    <Skeleton variant="text" width="70%" height={32} />
    <Skeleton variant="rectangular" height={160} sx={{ borderRadius: rounded.large }} />
    <Skeleton variant="rectangular" height={240} sx={{ borderRadius: rounded.large }} />
  </Box>
);
