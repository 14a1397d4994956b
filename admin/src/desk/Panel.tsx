import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rounded } from '../theme/rounded';

interface PanelProps {
  title: string;
  icon?: ReactNode;
  aside?: ReactNode;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** A titled box on the desk. */
export const Panel = ({ title, icon, aside, level = 'h3', children }: PanelProps) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, p: '14px 16px', minWidth: 0 }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, color: 'text.secondary' }}>
      {icon}
      <Typography component={level} variant="h3" sx={{ flex: '1 0 auto', maxWidth: 1, minWidth: 0 }}>
        {title}
      </Typography>
      {aside}
    </Box>
    {children}
  </Box>
);
