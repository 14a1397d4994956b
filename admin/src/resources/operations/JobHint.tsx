import Box from '@mui/material/Box';
import { Kbd } from '../../desk/Kbd';

export const JobHint = ({ manages }: { manages: boolean }) => (
  <Box sx={{ p: '12px 16px', fontSize: '.8125rem', color: 'tokens.faint', '@media (hover: none)': { display: 'none' } }}>
    <Kbd>j</Kbd> <Kbd>k</Kbd> gez ·{' '}
    {manages && (
      <>
        <Kbd>r</Kbd> yeniden dene · <Kbd>x</Kbd> at ·{' '}
      </>
    )}
    <Kbd>?</Kbd> tüm kısayollar
  </Box>
);
