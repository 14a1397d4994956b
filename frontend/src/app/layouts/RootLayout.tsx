import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useCookieChoice } from '../../client/cookieChoice';
import { Toasts } from '../../design/Toasts';
import { LeaveGuard } from './LeaveGuard';
import { OfflineBanner } from './OfflineBanner';
import { SessionWatch } from './SessionWatch';

const CookieChoice = lazy(() => import('../../features/pages/components/CookieChoice').then((file) => ({ default: file.CookieChoice })));

export function RootLayout() {
  const { asking } = useCookieChoice();
  return (
    <>
      <a className="skip-link" href="#main">
        İçeriğe geç
      </a>
      <OfflineBanner />
      <Outlet />
      <SessionWatch />
      <LeaveGuard />
      {asking && (
        <Suspense fallback={null}>
          <CookieChoice />
        </Suspense>
      )}
      <ScrollRestoration />
      <Toasts />
    </>
  );
}
