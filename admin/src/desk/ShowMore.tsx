import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface ShowMoreProps {
  /** Whether there is more. */
  hasMore: boolean;
  isPending?: boolean;
  onMore: () => void;
}

/** Below the rows of a list of which more can be shown; nothing when all are. */
export const ShowMore = ({ hasMore, isPending = false, onMore }: ShowMoreProps) =>
  hasMore && (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button variant="text" fullWidth disabled={isPending} onClick={onMore} sx={{ minHeight: { xs: 44, sm: 36 } }}>
        Daha fazla göster
      </Button>
    </Box>
  );
