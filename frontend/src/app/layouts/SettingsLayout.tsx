import { Suspense, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../design/PageSkeleton';
import { useChosenInView } from '../../design/useChosenInView';
import { paths } from '../../paths';
import classes from './SettingsLayout.module.css';

/** In the order in which they are shown. */
const SECTIONS = [
  { to: paths.settings(), label: 'Görünüm' },
  { to: paths.editProfile(), label: 'Profil' },
  { to: paths.settings('subroles'), label: 'Subroller' },
  { to: paths.settings('data'), label: 'Verilerim' },
  { to: paths.settings('security'), label: 'Güvenlik' },
  { to: paths.settings('sessions'), label: 'Oturumlar' },
  { to: paths.settings('notifications'), label: 'Bildirimler' },
  { to: paths.settings('decisions'), label: 'Kararlar' },
  { to: paths.settings('blocked'), label: 'Engellenenler' },
] as const;

export function SettingsLayout() {
  const sections = useRef<HTMLElement>(null);
  useChosenInView(sections, useLocation().pathname);
  return (
    <div className={classes.page}>
      <h1>Ayarlar</h1>
      <nav ref={sections} className={classes.sections} aria-label="Ayar bölümleri">
        {SECTIONS.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === paths.settings()}>
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
