import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { age } from '../desk/age';

const HOUR = 60 * 60_000;
const toneOf = (oldest: string) => {
  const waited = Date.now() - Date.parse(oldest);
  if (waited < 4 * HOUR) return 'tokens.ok';
  return waited < 24 * HOUR ? 'tokens.warn' : 'tokens.danger';
};

/** How long the report that waits longest has been waiting. */
export const QueueAge = ({ oldest, open }: { oldest: string | undefined; open: number | undefined }) => {
  if (open === undefined) return null;
  return (
    <Box sx={{ mt: 3, px: '10px', py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
        Kuyruk yaşı
      </Typography>
      {oldest ? (
        <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
          <Box component="time" dateTime={oldest} title={exactTime(oldest)} sx={{ fontSize: '.95rem', fontWeight: 650, color: toneOf(oldest) }}>
            {age(oldest)}
          </Box>{' '}
          en eski açık rapor
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ color: 'tokens.ok', fontWeight: 600 }}>
          Bekleyen rapor yok
        </Typography>
      )}
    </Box>
  );
};
