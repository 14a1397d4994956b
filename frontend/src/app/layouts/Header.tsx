import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { paths, safeRedirect } from '../../paths';
import { menuAreas } from '../areas';
import { mayUseConsole } from './console';
import classes from './Header.module.css';
import { HeaderLogo } from './HeaderLogo';
import { MobileMenu } from './MobileMenu';
import { useScrolledPast } from './useScrolledPast';

const ThemeMenu = lazy(() => import('./ThemeMenu').then((file) => ({ default: file.ThemeMenu })));
const AccountMenu = lazy(() => import('./AccountMenu').then((file) => ({ default: file.AccountMenu })));

/** The landing page's header lets the page through once one has scrolled this far. */
const TRANSLUCENT_AFTER = 100;

export function Header() {
  const waiting = <Skeleton circle className={classes.waiting} />;
  const member = useMember();
  const landing = useLocation().pathname === paths.home;
  const scrolled = useScrolledPast(TRANSLUCENT_AFTER);
  return (
    <header className={landing && !scrolled ? `${classes.header} ${classes.atTop}` : classes.header}>
      <div className={classes.bar}>
        <MobileMenu />
        <HeaderLogo />
        <nav className={classes.nav} aria-label="Ana menü">
          {menuAreas.map(({ id, name, path }) => (
            <NavLink key={id} to={path}>
              {name}
            </NavLink>
          ))}
          {mayUseConsole(member) && <a href={paths.console}>Yönetici Paneli</a>}
        </nav>
        <div className={classes.end}>
          <Suspense fallback={waiting}>
            <ThemeMenu />
          </Suspense>
          {member === undefined && waiting}
          {member === null && <GuestButtons />}
          {member && (
            <Suspense fallback={waiting}>
              <AccountMenu member={member} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}

function GuestButtons() {
  const { pathname, search } = useLocation();
  const redirect = pathname === paths.home ? undefined : safeRedirect(pathname + search);
  return (
    <>
      <LinkButton kind="quiet" to={paths.login({ redirect })} className={classes.deskOnly}>
        Giriş Yap
      </LinkButton>
      <LinkButton kind="primary" to={paths.register(redirect)}>
        Üye Ol
      </LinkButton>
    </>
  );
}
