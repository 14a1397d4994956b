import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useCookieChoice } from '../../client/cookieChoice';
import { useMember } from '../../client/session';
import { loadWhenIdle, piece } from '../../design/piece';
import { Toasts } from '../../design/Toasts';
import { LeaveGuard } from './LeaveGuard';
import classes from './OfflineBanner.module.css';
import { SessionWatch } from './SessionWatch';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={classes.banner}>
          <IconWifiOff aria-hidden="true" />
          Çevrimdışısınız. Ekrandakileri okumaya devam edebilirsiniz; yazdıklarınız bu cihazda saklanır.
        </p>
      )}
    </div>
  );
}

const CookieChoice = piece(() => import('../../features/pages/components/CookieChoice').then((file) => file.CookieChoice));

const ChatDock = piece(() => import('../routes/ChatBeside').then((file) => file.ChatBeside));
const VoiceDock = piece(() => import('../routes/VoiceBeside').then((file) => file.VoiceBeside));
const CarriedAppearance = piece(() => import('../../features/settings/components/CarriedAppearance').then((file) => file.CarriedAppearance));

export function RootLayout() {
  const { asking } = useCookieChoice();
  const member = useMember();
  useEffect(loadWhenIdle, []);
  return (
    <>
      <a className="skip-link" href="#main">
        İçeriğe geç
      </a>
      <OfflineBanner />
      <Outlet />
      <SessionWatch />
      {member && <CarriedAppearance key={member.id} memberId={member.id} />}
      {member && <ChatDock key={`chat ${member.id}`} memberId={member.id} />}
      {member && <VoiceDock key={`voice ${member.id}`} memberId={member.id} />}
      <LeaveGuard />
      {asking && <CookieChoice />}
      <ScrollRestoration />
      <Toasts />
    </>
  );
}
