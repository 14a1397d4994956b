import { TEXT } from '@contracts/envelope';
import Button from '@mui/material/Button';
import { IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyBox } from './EmptyBox';
import { usePageTitle } from './usePageTitle';

export function NotFoundPage() {
  usePageTitle('Sayfa bulunamadı');
  return (
    <EmptyBox
      icon={<IconFlag size={24} aria-hidden />}
      title="Sayfa bulunamadı"
      action={
        <Button component={Link} to="/reports" variant="contained" color="primary">
          Kuyruğa dön
        </Button>
      }
    >
      {TEXT.routeNotFound}
    </EmptyBox>
  );
}
