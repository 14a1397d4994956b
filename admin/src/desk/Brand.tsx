import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { rounded } from '../theme/rounded';
import { Mark } from './Mark';

export const Brand = () => (
  <Box
    component={Link}
    to="/reports"
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
