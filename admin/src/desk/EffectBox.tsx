import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { rounded } from '../theme/rounded';

const COLOR = { plain: 'muted', warn: 'warn', danger: 'danger' } as const;
const SOFT = { plain: 'sunken', warn: 'warnSoft', danger: 'dangerSoft' } as const;

export interface Effect {
  tone: 'plain' | 'warn' | 'danger';
  lead: string;
  text: string;
}

export const EffectBox = ({ effect, id }: { effect: Effect; id?: string }) => (
  <Box
    id={id}
    sx={{
      p: '12px 16px',
      border: 1,
      borderRadius: rounded.large,
      borderColor: ({ palette }) => alpha(palette.tokens[COLOR[effect.tone]], 0.4),
      bgcolor: `tokens.${SOFT[effect.tone]}`,
    }}
  >
    <Box component="strong" sx={{ fontWeight: 620, color: effect.tone === 'plain' ? 'text.primary' : `tokens.${COLOR[effect.tone]}` }}>
      {effect.lead}
    </Box>{' '}
    {effect.text}
  </Box>
);
