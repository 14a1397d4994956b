import Box from '@mui/material/Box';
import { Strikes } from './Strikes';

export const WarningCount = ({ count }: { count: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: count > 0 ? 'text.primary' : 'tokens.faint' }}>
    {count.toLocaleString('tr-TR')}
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      <Strikes count={count} threshold={0} />
    </Box>
  </Box>
);
