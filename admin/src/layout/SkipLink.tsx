import Link from '@mui/material/Link';
import { rounded } from '../theme/rounded';

export const SkipLink = () => (
  <Link
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
    sx={{ position: 'fixed', zIndex: 'tooltip', top: -80, left: 12, p: 3, bgcolor: 'tokens.raised', borderRadius: rounded.medium, '&:focus': { top: 12 } }}
  >
    İçeriğe geç
  </Link>
);
