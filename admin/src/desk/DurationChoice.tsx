import Box from '@mui/material/Box';
import { useId } from 'react';
import { rounded } from '../theme/rounded';
import type { Duration } from './durations';

interface DurationChoiceProps {
  choices: Duration[];
  value: number | null;
  onChoose: (minutes: number | null) => void;
}

export function DurationChoice({ choices, value, onChoose }: DurationChoiceProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center' }}>
      <Box component="legend" sx={{ float: 'left', mr: 2, p: 0, color: 'text.secondary', fontSize: '.8125rem', fontWeight: 600 }}>
        Süre
      </Box>
      {choices.map(({ minutes, label }) => (
        <Box
          key={label}
          component="label"
          sx={{
            position: 'relative',
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: { xs: 44, sm: 32 },
            px: 3,
            border: 1,
            borderColor: minutes === value ? 'primary.main' : 'tokens.lineStrong',
            borderRadius: rounded.medium,
            bgcolor: minutes === value ? 'tokens.primarySoft' : 'background.paper',
            color: minutes === value ? 'tokens.primaryText' : 'text.primary',
            fontWeight: minutes === value ? 600 : 450,
            cursor: 'pointer',
            '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={minutes === value}
            onChange={() => onChoose(minutes)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}
