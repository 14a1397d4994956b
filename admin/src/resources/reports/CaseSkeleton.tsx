import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { rounded } from '../../theme/rounded';

const Block = ({ height }: { height: number }) => <Skeleton variant="rectangular" height={height} sx={{ borderRadius: rounded.large }} />;

export const CaseSkeleton = () => (
  <Box role="status" aria-label="Rapor yükleniyor" sx={{ p: '18px 22px', display: 'grid', gap: '14px', alignContent: 'start' }}>
    <Skeleton variant="rounded" width="45%" height={22} />
    <Skeleton variant="text" width="70%" height={32} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: '14px' }}>
      <Block height={112} />
      <Block height={112} />
      <Block height={236} />
      <Block height={236} />
    </Box>
  </Box>
);
