import { TEXT } from '@contracts/envelope';
import Button from '@mui/material/Button';
import { IconFlag, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyBox } from './EmptyBox';
import { FailureBox } from './FailureBox';
import { usePageTitle } from './usePageTitle';

/** Shown when drawing a page failed; the error itself is in the browser's console. */
export const CrashPage = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (error: Error) => void }) => (
  <FailureBox message={TEXT.internal} onRetry={() => resetErrorBoundary(error)} />
);

export function ForbiddenPage() {
  usePageTitle('Erişim yok');
  return (
    <EmptyBox
      icon={<IconLock size={24} aria-hidden />}
      title="Erişim yok"
      action={
        <Button component={Link} to="/cases" variant="contained" color="primary">
          Kuyruğa dön
        </Button>
      }
    >
      {TEXT.forbidden}
    </EmptyBox>
  );
}

export function NotFoundPage() {
  usePageTitle('Sayfa bulunamadı');
  return (
    <EmptyBox
      icon={<IconFlag size={24} aria-hidden />}
      title="Sayfa bulunamadı"
      action={
        <Button component={Link} to="/cases" variant="contained" color="primary">
          Kuyruğa dön
        </Button>
      }
    >
      {TEXT.routeNotFound}
    </EmptyBox>
  );
}
