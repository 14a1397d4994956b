import Link from '@mui/material/Link';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link as RouterLink, type To } from 'react-router-dom';

export const BackLink = ({ to, label }: { to: To; label: string }) => (
  <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 32 } }}>
    <IconArrowLeft size={18} aria-hidden /> {label}
  </Link>
);
