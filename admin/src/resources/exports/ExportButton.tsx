import type { TimelineFilter } from '@contracts/audit-timeline';
import Button from '@mui/material/Button';
import { IconFileExport } from '@tabler/icons-react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../audit/useTimeline';

interface ExportButtonProps {
  filter: TimelineFilter;
  small?: boolean;
}

/** The way to an export of what the timeline shows by a filter, for those who may take it. */
export function ExportButton({ filter, small = false }: ExportButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'exports', action: 'list' });
  if (!canAccess) return null;
  return (
    <Button
      component={Link}
      to={{ pathname: '/exports', search: addressOf(filter) }}
      size={small ? 'small' : 'medium'}
      variant="outlined"
      sx={{ minHeight: { xs: 44, sm: small ? 30 : 36 } }}
    >
      <IconFileExport size={16} aria-hidden /> Dışa aktar
    </Button>
  );
}
