import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rounded } from '../theme/rounded';

interface BannerProps {
  tone: 'ok' | 'danger';
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** How something stands, above everything else on its page; by words and icon, not by colour alone. */
export const Banner = ({ tone, icon, title, children }: BannerProps) => (
  <Box
    role={tone === 'danger' ? 'alert' : 'status'}
    sx={{ display: 'flex', gap: 3, p: '14px 16px', border: 1, borderColor: `tokens.${tone}`, borderRadius: rounded.large, bgcolor: 'background.paper' }}
  >
    <Box sx={{ display: 'flex', pt: '2px', color: `tokens.${tone}` }}>{icon}</Box>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{children}</Typography>
    </Box>
  </Box>
);
