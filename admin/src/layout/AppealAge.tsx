import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { age } from '../desk/age';

interface AppealAgeProps {
  open: number | undefined;
  /** When the oldest was made, and when it should be decided. */
  oldest: { made_at: string; due_at: string } | undefined;
}

/** How long the appeal that waits longest has been waiting; nothing while none does. */
export const AppealAge = ({ open, oldest }: AppealAgeProps) => {
  if (!open || !oldest) return null;
  const hours = Math.round((Date.parse(oldest.due_at) - Date.parse(oldest.made_at)) / 3_600_000);
  return (
    <Box sx={{ px: '10px', pb: 4 }}>
      <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
        En eski itiraz
      </Typography>
      <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
        <Box
          component="time"
          dateTime={oldest.made_at}
          title={exactTime(oldest.made_at)}
          sx={{ fontSize: '.95rem', fontWeight: 650, color: Date.now() > Date.parse(oldest.due_at) ? 'tokens.danger' : 'tokens.ok' }}
        >
          {age(oldest.made_at)}
        </Box>{' '}
        hedef {hours} sa
      </Typography>
    </Box>
  );
};
