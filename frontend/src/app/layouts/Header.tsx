import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { paths } from '../../paths';
import { AccountButton } from './AccountButton';
import classes from './Header.module.css';
import { HeaderLogo } from './HeaderLogo';
import { MenuLink } from './MenuLink';
import { MobileMenu } from './MobileMenu';
import { entriesFor, MAIN_MENU } from './navigation';
import { type SearchProps, SearchSlot } from './SearchSlot';
import { ThemeToggle } from './ThemeToggle';
import { useHere } from './useHere';
import { useScrolledPast } from './useScrolledPast';

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
      <LinkButton kind="quiet" to={paths.login({ redirect: here })} className={classes.deskOnly}>
        Giriş Yap
      </LinkButton>
      <LinkButton kind="primary" to={paths.register(here)}>
        Üye Ol
      </LinkButton>
    </>
  );
}
