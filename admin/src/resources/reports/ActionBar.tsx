import Box from '@mui/material/Box';
import { BanButton } from './BanButton';
import { DeleteButton } from './DeleteButton';
import { DismissButton } from './DismissButton';
import { HideButton } from './HideButton';
import { MuteButton } from './MuteButton';
import { ReturnButton } from './ReturnButton';
import { SuspendButton } from './SuspendButton';
import { TakeButton } from './TakeButton';
import { WarnButton } from './WarnButton';

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
    <WarnButton />
    <MuteButton />
    <HideButton />
    <DeleteButton />
    <SuspendButton />
    <BanButton />
    {mine ? <ReturnButton /> : <TakeButton />}
    <DismissButton />
  </Box>
);
