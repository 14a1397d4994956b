import Box from '@mui/material/Box';
import { dismiss, hide, remove } from './contentVerbs';
import { ban, mute, suspend, warn } from './memberVerbs';
import { RETURN, ReviewButton, TAKE } from './ReviewButton';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

/** In the order of the bar. */
const DECISIONS: readonly Verb[] = [warn, mute, hide, remove, suspend, ban];

interface ActionBarProps {
  hidden: boolean;
  /** Whether the reader has taken the report. */
  mine: boolean;
}

/** Stays on the page while a confirmation is open, so that the focus finds its button again. */
export const ActionBar = ({ hidden, mine }: ActionBarProps) => (
  <Box
    role="toolbar"
    aria-label="Karar"
    sx={{
      display: hidden ? 'none' : 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '6px',
      p: '10px',
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      '& .MuiButton-root': { minHeight: 44, px: 1, minWidth: 0, fontSize: '.8125rem' },
      '& kbd': { display: 'none' },
      '@container (min-width: 480px)': {
        display: hidden ? 'none' : 'flex',
        flexWrap: 'wrap',
        gap: 2,
        p: '12px 22px',
        '& .MuiButton-root': { minHeight: 36, px: '12px', fontSize: '.875rem' },
        '& .quiet': { ml: 'auto' },
      },
      '@container (min-width: 800px)': { '@media (hover: hover)': { '& kbd': { display: 'inline' } } },
    }}
  >
    {DECISIONS.map((verb) => (
      <VerbButton key={verb.name} verb={verb} />
    ))}
    <ReviewButton key={mine ? 'return' : 'take'} step={mine ? RETURN : TAKE} />
    <VerbButton verb={dismiss} />
  </Box>
);
