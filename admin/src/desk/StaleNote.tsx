import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** What is on the screen stays when it could not be refreshed; this says so. */
export const StaleNote = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Box
    role="status"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '8px 14px', bgcolor: 'tokens.warnSoft', color: 'tokens.warn', fontSize: '.8125rem' }}
  >
    <Box component="span" sx={{ flex: 1 }}>
      Yenilenemedi: {message}
    </Box>
    <Button onClick={onRetry}>Tekrar Dene</Button>
  </Box>
);
