import type { Category } from '@contracts/forum';
import { categoryColor } from '@design/tokens';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { rounded } from '../../theme/rounded';

type Color = Category['color'];

interface ColorChoiceProps {
  colors: readonly Color[];
  labels: Record<Color, string>;
  value: Color;
  onChoose: (color: Color) => void;
}

/** Colours by their names, so that nobody has to tell them apart by sight alone. */
export function ColorChoice({ colors, labels, value, onChoose }: ColorChoiceProps) {
  const name = useId();
  const { mode } = useTheme().palette;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, color: 'text.secondary', fontSize: '.8125rem', fontWeight: 600 }}>
        Renk
      </Box>
      {colors.map((color) => (
        <Box
          key={color}
          component="label"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 2,
            minHeight: { xs: 44, sm: 34 },
            px: 3,
            border: 1,
            borderColor: 'tokens.lineStrong',
            borderRadius: rounded.medium,
            color: categoryColor[color]?.[mode],
            fontWeight: 560,
            cursor: 'pointer',
            '&:has(:checked)': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
            '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={color === value}
            onChange={() => onChoose(color)}
            sx={{ position: 'absolute', opacity: 0, width: '1px', height: '1px' }}
          />
          <Box component="span" aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'currentColor' }} />
          {labels[color]}
        </Box>
      ))}
    </Box>
  );
}
