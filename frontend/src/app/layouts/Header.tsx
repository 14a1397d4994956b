import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { KnownMember } from '../../client/knownMember';
import { useShownMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { IconButton } from '../../design/IconButton';
import { piece } from '../../design/piece';
import { toggleSide, useSideFold } from '../../design/sideFold';
import { paths } from '../../paths';
import { AccountPicture } from './AccountPicture';
import classes from './Header.module.css';
import { HeaderLogo } from './HeaderLogo';
import { MenuLink } from './MenuLink';
import mobileMenuClasses from './MobileMenu.module.css';
import { entriesFor, MAIN_MENU } from './navigation';
import { type SearchProps, SearchSlot } from './SearchSlot';
import { ThemeToggle } from './ThemeToggle';
import { useHere } from './useHere';

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled further down than this many pixels. */
const useScrolledPast = (pixels: number): boolean => useSyncExternalStore(subscribe, () => scrollY > pixels);

const MobileDrawer = piece(() => import('./MobileDrawer').then((file) => file.MobileDrawer));

function MobileMenu() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton label="Menüyü aç" aria-expanded={opened} className={mobileMenuClasses.trigger} onClick={() => setOpened(true)}>
        <IconMenu2 />
      </IconButton>
      {opened && <MobileDrawer onClose={() => setOpened(false)} />}
    </>
  );
}

/** Brings back the left column that a page has folded away while one reads. */
function SideToggle() {
  const fold = useSideFold();
  if (fold === 'none') return null;
  const isOpen = fold === 'open';
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <IconButton
      label={isOpen ? 'Kenar çubuğunu kapat' : 'Kenar çubuğunu aç'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'side' : undefined}
      className={classes.deskOnly}
      onClick={toggleSide}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

const AccountMenu = piece(() => import('./AccountMenu').then((file) => file.AccountMenu));

/** The member's picture; the menu behind it is loaded when it is first wanted. */
function AccountButton({ member }: { member: KnownMember }) {
  const [wanted, setWanted] = useState(false);
  const closed = <AccountPicture member={member} onClick={() => setWanted(true)} />;
  return wanted ? <AccountMenu member={member} instead={closed} /> : closed;
}

interface Props {
  /** Looks for topics and members; in the bar where there is room, behind an icon on a phone. */
  search?: ComponentType<SearchProps>;
  /** What a member is told; its place is kept free until it is there. */
  bell?: ReactNode;
}

/** The landing page's header lets the page through once one has scrolled this far. */
const TRANSLUCENT_AFTER = 100;

export function Header({ search, bell }: Props) {
  const member = useShownMember();
  const landing = useLocation().pathname === paths.home;
  const scrolled = useScrolledPast(TRANSLUCENT_AFTER);
  return (
    <header className={landing && !scrolled ? `${classes.header} ${classes.atTop}` : classes.header}>
      <div className={classes.bar}>
        <MobileMenu />
        <SideToggle />
        <HeaderLogo />
        <nav className={classes.nav} aria-label="Ana menü">
          {entriesFor(MAIN_MENU, member).map((entry) => !entry.drawerOnly && <MenuLink key={entry.to} entry={entry} />)}
        </nav>
        <div className={classes.end}>
          {search && <SearchSlot search={search} />}
          <ThemeToggle />
          {member && <span className={classes.bell}>{bell}</span>}
          {member ? <AccountButton member={member} /> : <GuestButtons />}
        </div>
      </div>
    </header>
  );
}

function GuestButtons() {
  const here = useHere();
  return (
    <>
      <LinkButton kind="quiet" to={paths.login({ redirect: here })} className={classes.signIn}>
        Giriş Yap
      </LinkButton>
      <LinkButton kind="primary" to={paths.register(here)}>
        Üye Ol
      </LinkButton>
    </>
  );
}
