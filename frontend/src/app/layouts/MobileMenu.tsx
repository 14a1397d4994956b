import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../design/IconButton';
import { piece } from '../../design/piece';
import classes from './MobileMenu.module.css';

const MobileDrawer = piece(() => import('./MobileDrawer').then((file) => file.MobileDrawer));

export function MobileMenu() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton label="Menüyü aç" aria-expanded={opened} className={classes.trigger} onClick={() => setOpened(true)}>
        <IconMenu2 />
      </IconButton>
      {opened && <MobileDrawer onClose={() => setOpened(false)} />}
    </>
  );
}
