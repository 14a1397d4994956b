import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../design/IconButton';
import classes from './MobileMenu.module.css';

const MobileDrawer = lazy(() => import('./MobileDrawer').then((file) => ({ default: file.MobileDrawer })));

export function MobileMenu() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton label="Menüyü aç" aria-expanded={opened} className={classes.trigger} onClick={() => setOpened(true)}>
        <IconMenu2 />
      </IconButton>
      {opened && (
        <Suspense fallback={null}>
          <MobileDrawer onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
