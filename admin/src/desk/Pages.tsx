import { TEXT } from '@contracts/envelope';
import Button from '@mui/material/Button';
import { IconFlag, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyBox } from './EmptyBox';
import { FailureBox } from './FailureBox';
import { usePageTitle } from './usePageTitle';

/** Shown when drawing a page failed; the error itself is in the browser's console. */
export const CrashPage = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (error: Error) => void }) => (
  <FailureBox message={TEXT.internal} onRetry={() => resetErrorBoundary(error)} />
);

function TurnedAway({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  usePageTitle(title);
  return (
    <EmptyBox
      icon={icon}
      title={title}
      action={
        <Button component={Link} to="/" variant="contained" color="primary">
          Başlangıca dön
        </Button>
      }
    >
      {children}
    </EmptyBox>
  );
}

export const ForbiddenPage = () => (
  <TurnedAway icon={<IconLock size={24} aria-hidden />} title="Erişim yok">
    {TEXT.forbidden}
  </TurnedAway>
);

export const NotFoundPage = () => (
  <TurnedAway icon={<IconFlag size={24} aria-hidden />} title="Sayfa bulunamadı">
    {TEXT.routeNotFound}
  </TurnedAway>
);
