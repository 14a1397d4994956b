import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { rounded } from '../theme/rounded';

/** Two squares turned into an eight-pointed star with the open square in the middle. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, color: 'primary.main', flex: 'none' }}>
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round">
      <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" />
      <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" transform="rotate(45 16 16)" />
    </g>
    <circle cx="16" cy="16" r="3.2" fill="currentColor" />
  </Box>
);

export const Brand = () => (
  <Box
    component={Link}
    to="/cases"
    sx={{ display: 'flex', alignItems: 'center', gap: '10px', p: 1, color: 'text.primary', textDecoration: 'none', borderRadius: rounded.small }}
  >
    <Mark />
    <Box sx={{ display: 'grid', lineHeight: 1.3 }}>
      <Typography component="span" sx={{ fontSize: '1.15rem', fontWeight: 680, letterSpacing: '-.02em', lineHeight: 1.2 }}>
        Meydan
      </Typography>
      <Typography component="span" sx={{ fontSize: '.72rem', fontWeight: 500, color: 'tokens.faint', lineHeight: 1.3 }}>
        Yönetici Paneli
      </Typography>
    </Box>
  </Box>
);
