import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyBoxProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export const EmptyBox = ({ icon, title, children, action }: EmptyBoxProps) => (
  <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 6, minHeight: 240, textAlign: 'center' }}>
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 52,
        height: 52,
        mb: 1,
        borderRadius: '50%',
        bgcolor: 'tokens.primarySoft',
        color: 'tokens.primaryText',
      }}
    >
      {icon}
    </Box>
    <Typography component="p" variant="h2">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '38ch' }}>{children}</Typography>
    {action}
  </Box>
);
