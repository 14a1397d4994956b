import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { Logo } from '../../design/Logo';
import { paths, safeRedirect } from '../../paths';
import { mayUseConsole } from './console';
import classes from './Header.module.css';
import { MobileMenu } from './MobileMenu';

const ThemeMenu = lazy(() => import('./ThemeMenu').then((file) => ({ default: file.ThemeMenu })));
const AccountMenu = lazy(() => import('./AccountMenu').then((file) => ({ default: file.AccountMenu })));

export function Header() {
  const waiting = <Skeleton circle className={classes.waiting} />;
  const member = useMember();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <MobileMenu />
        <Link to={paths.home} className={classes.logo} aria-label="Meydan, ana sayfa">
          <Logo />
          <span>Meydan</span>
        </Link>
        <nav className={classes.nav} aria-label="Ana menü">
          <NavLink to={paths.forum()}>Forum</NavLink>
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
