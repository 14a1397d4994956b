import { Drawer } from '@mantine/core';
import { type TouchEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { useFocusBack } from '../../design/useFocusBack';
import { paths } from '../../paths';
import { MenuLink } from './MenuLink';
import classes from './MobileMenu.module.css';
import { entriesFor, MAIN_MENU } from './navigation';
import { Sidebar } from './Sidebar';
import { panelsAt } from './sidebarPanels';
import { useHere } from './useHere';

/** A finger that moved this far to the left, and further than up or down, closes the drawer. */
const SWIPE = 60;

export function MobileDrawer({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const member = useShownMember();
  const here = useHere();
  const { pathname } = useLocation();
  return (
    <Drawer opened onClose={onClose} title="Menü" size="var(--drawer)" closeButtonProps={{ 'aria-label': 'Menüyü kapat' }} {...useSwipe(onClose)}>
      <nav className={classes.links} aria-label="Ana menü">
        {entriesFor(MAIN_MENU, member).map((entry) => (
          <MenuLink key={entry.to} entry={entry} withIcon onClick={onClose} />
        ))}
      </nav>
      {member === null && panelsAt(pathname).length === 0 && (
        <div className={classes.guest}>
          <LinkButton to={paths.login({ redirect: here })} onClick={onClose}>
            Giriş Yap
          </LinkButton>
          <LinkButton kind="primary" to={paths.register(here)} onClick={onClose}>
            Üye Ol
          </LinkButton>
        </div>
      )}
      <div className={classes.panels}>
        <Sidebar onLeave={onClose} />
      </div>
    </Drawer>
  );
}

function useSwipe(onClose: () => void) {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ touches: { 0: touch } }: TouchEvent) => {
      start.current = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
    },
    onTouchEnd: ({ changedTouches: { 0: touch } }: TouchEvent) => {
      const [left, down] = [start.current.x - (touch?.clientX ?? 0), Math.abs(start.current.y - (touch?.clientY ?? 0))];
      if (left > SWIPE && left > down) onClose();
    },
  };
}
