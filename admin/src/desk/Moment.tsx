import { exactTime, longDate, timeAgo } from '@design/dates';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface MomentProps {
  at: string;
  /** 'ago' counts from now, 'date' names the day, 'exact' the minute. */
  form?: 'ago' | 'date' | 'exact';
  sx?: SxProps<Theme>;
}

const WRITE = { ago: (at: string) => timeAgo(at), date: longDate, exact: exactTime };

export const Moment = ({ at, form = 'ago', sx }: MomentProps) => (
  <Box component="time" dateTime={at} title={exactTime(at)} sx={sx}>
    {WRITE[form](at)}
  </Box>
);
