import Box from '@mui/material/Box';
import { Mark } from './Brand';

/** What stands on the screen until it is known who is asking. */
export const LoadingPage = () => (
  <Box role="status" sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3, color: 'text.secondary' }}>
    <Mark size={40} />
    Yukleniyor...
  </Box>
);
