import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Logo } from '../../design/Logo';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths } from '../../paths';
import classes from './AuthLayout.module.css';
import { ThemeToggle } from './ThemeToggle';

export function AuthLayout() {
  return (
    <div className={classes.shell}>
      <div className={classes.theme}>
        <ThemeToggle />
      </div>
      <header className={classes.header}>
        <Link to={paths.home} className={classes.logo} aria-label="Meydan, ana sayfa">
          <Logo />
          <span>Meydan</span>
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={classes.footer}>© {new Date().getFullYear()} Meydan</footer>
    </div>
  );
}
