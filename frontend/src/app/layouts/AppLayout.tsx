import { isStaff } from '@contracts/permissions';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { PageSkeleton } from '../../design/PageSkeleton';
import { BetaBanner } from '../../features/feedback/components/BetaBanner';
import classes from './AppLayout.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog').then((file) => ({ default: file.ShortcutsDialog })));
const WarningBanner = lazy(() => import('../../features/moderation/components/WarningBanner').then((file) => ({ default: file.WarningBanner })));
const ConsentBanner = lazy(() => import('../../features/pages/components/ConsentBanner').then((file) => ({ default: file.ConsentBanner })));

const FactorBanner = lazy(() => import('../../features/accounts/components/FactorBanner').then((file) => ({ default: file.FactorBanner })));
const DeletionBanner = lazy(() => import('../../features/members/components/DeletionBanner').then((file) => ({ default: file.DeletionBanner })));

export function AppLayout() {
  const member = useMember();
  const main = useFocusOnNewPage();
  const [helping, setHelping] = useState(false);
  useShortcuts(() => setHelping(true));
  return (
    <div className={classes.shell}>
      <Header />
      <BetaBanner member={member} />
      {member && (
        <Suspense fallback={null}>
          <WarningBanner key={member.id} memberId={member.id} />
          <ConsentBanner key={`consent-${member.id}`} memberId={member.id} />
          {member.deletion_due && <DeletionBanner due={member.deletion_due} />}
        </Suspense>
      )}
      {member && isStaff(member.role) && (
        <Suspense fallback={null}>
          <FactorBanner />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer onShortcuts={() => setHelping(true)} />
      {helping && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** After moving to another page, reading and tabbing start at its content. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
