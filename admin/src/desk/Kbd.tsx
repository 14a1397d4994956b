import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface KbdProps {
  children: ReactNode;
  /** On a filled button the key takes the colour of the text around it. */
  inherit?: boolean;
  /** Inside a button, whose name must stay its label. */
  silent?: boolean;
}

export const Kbd = ({ children, inherit = false, silent = false }: KbdProps) => (
  <Box
    component="kbd"
    aria-hidden={silent || undefined}
    sx={{
      font: `500 .72rem/1.5 ${font.code}`,
      border: 1,
      borderBottomWidth: 2,
      borderColor: inherit ? 'currentColor' : 'tokens.lineStrong',
      borderRadius: '5px',
      px: '5px',
      color: inherit ? 'inherit' : 'text.secondary',
      bgcolor: inherit ? 'transparent' : 'background.paper',
      whiteSpace: 'nowrap',
      // Keys are of no use where there is nothing but a finger.
      '@media (hover: none)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);
