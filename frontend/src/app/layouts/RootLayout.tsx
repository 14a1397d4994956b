import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineBanner } from './OfflineBanner';
import { SessionWatch } from './SessionWatch';

const Notifications = lazy(() => import('@mantine/notifications').then((file) => ({ default: file.Notifications })));

export function RootLayout() {
  return (
    <>
      <a className="skip-link" href="#main">
        İçeriğe geç
      </a>
      <OfflineBanner />
      <Outlet />
      <SessionWatch />
      <ScrollRestoration />
      <Suspense fallback={null}>
        <Notifications position="bottom-left" />
      </Suspense>
    </>
  );
}
