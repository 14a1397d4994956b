import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { rounded } from '../theme/rounded';

interface NavEntryProps {
  to: string;
  icon: ReactNode;
  label: string;
  count?: number;
  countLabel?: string;
}

export const NavEntry = ({ to, icon, label, count, countLabel }: NavEntryProps) => (
  <Box
    component={NavLink}
    to={to}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: { xs: 44, lg: 38 },
      px: '10px',
      borderRadius: rounded.small,
      color: 'text.secondary',
      fontWeight: 520,
      textDecoration: 'none',
      '&:hover': { bgcolor: 'tokens.sunken' },
      '&.active': { bgcolor: 'tokens.primarySoft', color: 'tokens.primaryText' },
    }}
  >
    <Box aria-hidden sx={{ display: 'flex' }}>
      {icon}
    </Box>
    <span>{label}</span>
    {count !== undefined && (
      <Box component="span" aria-label={`${count} ${countLabel}`} role="img" sx={{ ml: 'auto', fontSize: '.75rem' }}>
        {count.toLocaleString('tr-TR')}
      </Box>
    )}
  </Box>
);
