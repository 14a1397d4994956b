import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { rounded } from '../theme/rounded';

/** A page below an entry of the navigation, shown while one is on that entry's pages. */
export const NavSubEntry = ({ to, label }: { to: string; label: string }) => (
  <Box
    component={NavLink}
    to={to}
    end
    sx={{
      display: 'flex',
      alignItems: 'center',
      minHeight: { xs: 44, lg: 30 },
      pl: '38px',
      pr: '10px',
      borderRadius: rounded.small,
      color: 'text.secondary',
      fontSize: '.8125rem',
      textDecoration: 'none',
      '&:hover': { bgcolor: 'tokens.sunken' },
      '&.active': { color: 'tokens.primaryText', fontWeight: 600 },
    }}
  >
    {label}
  </Box>
);
