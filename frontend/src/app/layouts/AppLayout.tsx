import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { AuthorCardSlot } from '../../design/AuthorName';
import { SideSlot } from '../../design/Columns';
import { PageSkeleton } from '../../design/PageSkeleton';
import { piece } from '../../design/piece';
import { useSavedPostsOpen } from '../../features/blog/savedPosts';
import { useJoinedProjectsOpen } from '../../features/projects/joinedProjects';
import classes from './AppLayout.module.css';
import { Banners } from './Banners';
import { Footer } from './Footer';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = piece(() => import('./ShortcutsDialog').then((file) => file.ShortcutsDialog));
const SiteSearch = piece(() => import('../../features/search/components/SiteSearch').then((file) => file.SiteSearch));
const NotificationBell = piece(() => import('../../features/notifications/components/NotificationBell').then((file) => file.NotificationBell));
const SavedPostsDialog = piece(() => import('../../features/blog/components/SavedPostsDialog').then((file) => file.SavedPostsDialog));
const JoinedProjectsDialog = piece(() => import('../../features/projects/components/joined/JoinedProjectsDialog').then((file) => file.JoinedProjectsDialog));
const MemberCard = piece(() => import('../../features/members/components/MemberCard').then((file) => file.MemberCard));

const sidebar = <Sidebar />;

export function AppLayout() {
  const member = useMember();
  const main = useFocusOnNewPage();
  const [helping, setHelping] = useState(false);
  const isListingSaved = useSavedPostsOpen();
  const isListingJoined = useJoinedProjectsOpen();
  useShortcuts(() => setHelping(true));
  return (
    <div className={classes.shell}>
      <Header search={SiteSearch} bell={member && <NotificationBell key={member.id} />} />
      <Banners />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <SideSlot value={sidebar}>
          <AuthorCardSlot value={member ? MemberCard : null}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </AuthorCardSlot>
        </SideSlot>
      </main>
      <Footer onShortcuts={() => setHelping(true)} />
      {helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
      {member && isListingSaved && <SavedPostsDialog />}
      {member && isListingJoined && <JoinedProjectsDialog />}
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
