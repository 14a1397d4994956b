import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths } from '../../paths';
import classes from './SettingsLayout.module.css';

/** In the order in which they are shown. */
const SECTIONS = [
  { to: paths.settings(), label: 'Görünüm' },
  { to: paths.settings('profile'), label: 'Profil' },
  { to: paths.settings('data'), label: 'Verilerim' },
  { to: paths.settings('security'), label: 'Güvenlik' },
  { to: paths.settings('sessions'), label: 'Oturumlar' },
  { to: paths.settings('notifications'), label: 'Bildirimler' },
] as const;

export function SettingsLayout() {
  return (
    <div className={classes.page}>
      <h1>Ayarlar</h1>
      <nav className={classes.sections} aria-label="Ayar bölümleri">
        {SECTIONS.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
