import { SANCTION_LIMITS } from '@contracts/sanctions';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { rounded } from '../theme/rounded';
import { type Duration, localTime } from './durations';

interface DurationChoiceProps {
  choices: Duration[];
  value: number | null;
  onChoose: (minutes: number | null) => void;
}

interface PlaceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Place = ({ name, label, isChosen, onChoose }: PlaceProps) => (
  <Box
    component="label"
    sx={{
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { xs: 44, sm: 32 },
      px: '7px',
      border: 1,
      borderColor: isChosen ? 'primary.main' : 'tokens.lineStrong',
      borderRadius: rounded.medium,
      bgcolor: isChosen ? 'tokens.primarySoft' : 'background.paper',
      color: isChosen ? 'tokens.primaryText' : 'text.primary',
      fontSize: '.8125rem',
      fontWeight: isChosen ? 600 : 450,
      cursor: 'pointer',
      '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    <Box
      component="input"
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
    />
    {label}
  </Box>
);

/** One of the usual lengths, or until a time of one's own. */
export function DurationChoice({ choices, value, onChoose }: DurationChoiceProps) {
  const name = useId();
  const isUsual = choices.some(({ minutes }) => minutes === value);
  const [asksTime, setAsksTime] = useState(!isUsual);
  const isOwn = asksTime || !isUsual;
  const choose = (minutes: number | null) => {
    setAsksTime(false);
    onChoose(minutes);
  };
  /** What lies in the past or beyond what is allowed is not taken over. */
  const until = (text: string) => {
    const minutes = Math.round((Date.parse(text) - Date.now()) / 60_000);
    if (minutes >= SANCTION_LIMITS.shortestMinutes && minutes <= SANCTION_LIMITS.durationMinutes) onChoose(minutes);
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: '5px', alignItems: 'center' }}>
      <Box component="legend" sx={{ p: 0, mb: 1, color: 'text.secondary', fontSize: '.8125rem', fontWeight: 600 }}>
        Süre
      </Box>
      {choices.map(({ minutes, label }) => (
        <Place key={label} name={name} label={label} isChosen={!isOwn && minutes === value} onChoose={() => choose(minutes)} />
      ))}
      <Place name={name} label="Tarih…" isChosen={isOwn} onChoose={() => setAsksTime(true)} />
      {isOwn && (
        <TextField
          type="datetime-local"
          size="small"
          label="Bitiş"
          defaultValue={localTime(value ?? choices.find(({ minutes }) => minutes !== null)?.minutes ?? 0)}
          onChange={(event) => until(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localTime(SANCTION_LIMITS.shortestMinutes) } }}
          sx={{ flex: '1 1 200px', mt: 1, '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } }}
        />
      )}
    </Box>
  );
}
