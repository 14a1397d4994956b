import { TEXT } from '@contracts/envelope';
import Button from '@mui/material/Button';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyBox } from './EmptyBox';
import { usePageTitle } from './usePageTitle';

export function ForbiddenPage() {
  usePageTitle('Erişim yok');
  return (
    <EmptyBox
      icon={<IconLock size={24} aria-hidden />}
      title="Erişim yok"
      action={
        <Button component={Link} to="/reports" variant="contained" color="primary">
          Kuyruğa dön
        </Button>
      }
    >
      {TEXT.forbidden}
    </EmptyBox>
  );
}
