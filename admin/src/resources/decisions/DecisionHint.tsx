import Box from '@mui/material/Box';
import { Kbd } from '../../desk/Kbd';

export const DecisionHint = () => (
  <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 2, alignItems: 'center', p: '10px 16px', color: 'tokens.faint', fontSize: '.8125rem' }}>
    <Kbd>j</Kbd> <Kbd>k</Kbd> kararlar arasında gezin · <Kbd>u</Kbd> geri al
  </Box>
);
