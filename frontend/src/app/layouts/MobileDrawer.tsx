import { Drawer } from '@mantine/core';
import { IconArticle, IconBriefcase, IconHome, IconLayoutDashboard, IconMessageCircle, IconMicrophone, IconRocket, IconUserCircle } from '@tabler/icons-react';
import { type TouchEvent, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { paths, safeRedirect } from '../../paths';
import { type Area, menuAreas } from '../areas';
import { mayUseConsole } from './console';
import classes from './MobileMenu.module.css';

/** A finger that moved this far to the left closes the drawer. */
const SWIPE = 60;

const ICON: Record<Area['id'], typeof IconHome> = {
  forum: IconMessageCircle,
  blog: IconArticle,
  career: IconBriefcase,
  projects: IconRocket,
  voice: IconMicrophone,
  profile: IconUserCircle,
};

export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const member = useMember();
  const { pathname, search } = useLocation();
  const redirect = pathname === paths.home ? undefined : safeRedirect(pathname + search);
  const start = useRef(0);
  const onTouchStart = (event: TouchEvent) => {
    start.current = event.touches[0]?.clientX ?? 0;
  };
  const onTouchEnd = (event: TouchEvent) => {
    if (start.current - (event.changedTouches[0]?.clientX ?? 0) > SWIPE) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Menü"
      size="var(--drawer)"
      closeButtonProps={{ 'aria-label': 'Menüyü kapat' }}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <nav className={classes.links} aria-label="Ana menü">
        <NavLink to={paths.home} onClick={onClose} end>
          <IconHome aria-hidden="true" /> Ana sayfa
        </NavLink>
        {menuAreas.map(({ id, name, path }) => {
          const Icon = ICON[id];
          return (
            <NavLink key={id} to={path} onClick={onClose}>
              <Icon aria-hidden="true" /> {name}
            </NavLink>
          );
        })}
        {mayUseConsole(member) && (
          <a href={paths.console}>
            <IconLayoutDashboard aria-hidden="true" /> Yönetici Paneli
          </a>
        )}
      </nav>
      {member === null && (
        <div className={classes.guest}>
          <LinkButton to={paths.login({ redirect })} onClick={onClose}>
            Giriş Yap
          </LinkButton>
          <LinkButton kind="primary" to={paths.register(redirect)} onClick={onClose}>
            Üye Ol
          </LinkButton>
        </div>
      )}
    </Drawer>
  );
}
