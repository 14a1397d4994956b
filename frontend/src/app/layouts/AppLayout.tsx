import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { SideSlot } from '../../design/Columns';
import { PageSkeleton } from '../../design/PageSkeleton';
import classes from './AppLayout.module.css';
import { Banners } from './Banners';
import { Footer } from './Footer';
import { Header } from './Header';
import type { SearchProps } from './SearchSlot';
import { Sidebar } from './Sidebar';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog').then((file) => ({ default: file.ShortcutsDialog })));
const SiteSearch = lazy(() => import('../../features/search/components/SiteSearch').then((file) => ({ default: file.SiteSearch })));

const NotificationBell = lazy(() => import('../../features/notifications/components/NotificationBell').then((file) => ({ default: file.NotificationBell })));

const sidebar = <Sidebar />;
const Search = (props: SearchProps) => (
  <Suspense fallback={null}>
    <SiteSearch {...props} />
  </Suspense>
);

const Bell = () => (
  <Suspense fallback={null}>
    <NotificationBell />
  </Suspense>
);

export function AppLayout() {
  const member = useMember();
  const main = useFocusOnNewPage();
  const [helping, setHelping] = useState(false);
  useShortcuts(() => setHelping(true));
  return (
    <div className={classes.shell}>
      <Header search={Search} bell={member && <Bell key={member.id} />} />
      <Banners member={member} />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <SideSlot value={sidebar}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </SideSlot>
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
