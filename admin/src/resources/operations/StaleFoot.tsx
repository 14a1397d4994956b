import Box from '@mui/material/Box';
import { StaleNote } from '../../desk/StaleNote';
import { rounded } from '../../theme/rounded';

interface StaleFootProps {
  error: Error | null;
  /** When what is on the screen was read. */
  readAt: number | undefined;
  onRetry: () => void;
}

const clock = new Intl.DateTimeFormat('tr-TR', { timeStyle: 'medium' });

/** Lies over the end of the page, so that nothing moves when a refresh fails. */
export const StaleFoot = ({ error, readAt, onRetry }: StaleFootProps) =>
  error && (
    <Box
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 1,
        overflow: 'hidden',
        borderRadius: rounded.medium,
        border: 1,
        borderColor: 'divider',
        boxShadow: ({ palette }) => palette.tokens.shadow,
      }}
    >
      <StaleNote message={readAt ? `${error.message} Görünenlerin saati: ${clock.format(readAt)}.` : error.message} onRetry={onRetry} />
    </Box>
  );
