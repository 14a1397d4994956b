import type { PastRef } from '@contracts/travel';
import Button from '@mui/material/Button';
import { IconHistory } from '@tabler/icons-react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { pastAddress } from './moments';

/** The way to how a thing stood, for those who may look at it. */
export function PastButton({ past, at, label = 'Geçmiş görünüm' }: { past: PastRef; at?: number; label?: string }) {
  const { canAccess } = useCanAccess({ resource: 'past', action: 'list' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={pastAddress(past, at)} size="small" variant="outlined" sx={{ minHeight: { xs: 44, sm: 30 } }}>
      <IconHistory size={16} aria-hidden /> {label}
    </Button>
  );
}
