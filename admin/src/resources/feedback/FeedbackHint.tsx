import Box from '@mui/material/Box';
import { Kbd } from '../../desk/Kbd';

export const FeedbackHint = () => (
  <Box sx={{ p: '14px', fontSize: '.8125rem', color: 'tokens.faint', '@media (hover: none)': { display: 'none' } }}>
    <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>/</Kbd> ara · <Kbd>?</Kbd> tüm kısayollar
  </Box>
);
