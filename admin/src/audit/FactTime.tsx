import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', year: 'numeric' });

/** Day and second: the order of events within a minute is what a reader of the log looks for. */
export const FactTime = ({ at }: { at: string }) => (
  <Box
    component="time"
    dateTime={at}
    title={exactTime(at)}
    sx={{
      gridColumn: 2,
      color: 'tokens.faint',
      fontSize: '.78rem',
      '@container (min-width: 560px)': { gridColumn: 1, gridRow: 1, textAlign: 'right', pt: '2px' },
    }}
  >
    <Box component="span" sx={{ display: 'inline', '@container (min-width: 560px)': { display: 'block' } }}>
      {clock.format(new Date(at))}
    </Box>{' '}
    {day.format(new Date(at))}
  </Box>
);
