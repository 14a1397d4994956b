import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useCookieChoice } from '../../client/cookieChoice';
import { loadWhenIdle, piece } from '../../design/piece';
import { Toasts } from '../../design/Toasts';
import { LeaveGuard } from './LeaveGuard';
import { OfflineBanner } from './OfflineBanner';
import { SessionWatch } from './SessionWatch';

const CookieChoice = piece(() => import('../../features/pages/components/CookieChoice').then((file) => file.CookieChoice));

export function RootLayout() {
  const { asking } = useCookieChoice();
  useEffect(loadWhenIdle, []);
  return (
    <>
      <a className="skip-link" href="#main">
        İçeriğe geç
      </a>
      <OfflineBanner />
      <Outlet />
      <SessionWatch />
      <LeaveGuard />
      {asking && <CookieChoice />}
      <ScrollRestoration />
      <Toasts />
    </>
  );
}
