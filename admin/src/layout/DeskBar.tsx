import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { IconMenu2 } from '@tabler/icons-react';
import { Brand } from '../desk/Brand';

/** The head of a narrow window, where the navigation is folded into a drawer. */
export const DeskBar = ({ onMenu }: { onMenu: () => void }) => (
  <Box
    component="header"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 56, px: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
  >
    <IconButton aria-label="Menüyü aç" onClick={onMenu} sx={{ width: 44, height: 44 }}>
      <IconMenu2 size={20} />
    </IconButton>
    <Brand />
  </Box>
);
