import { WATCH_LABEL, WATCH_LEVELS, type WatchLevel } from '@contracts/notifications';
import { Menu } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';
import { useWatch, type Watched } from '../api/watch';
import classes from './WatchMenu.module.css';
import { WATCH_ABOUT } from './watchAbout';

interface Props {
  of: Watched;
  level: WatchLevel;
  trigger: ReactElement;
}

/** Opens as soon as it is there: it is loaded because somebody asked for it. */
export function WatchMenu({ of, level, trigger }: Props) {
  const watch = useWatch(of);
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="calc(min(var(--drawer), 100vw - 2 * var(--s4)))"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{trigger}</Menu.Target>
      <Menu.Dropdown aria-label={WATCH_ABOUT[of.kind].name}>
        <Menu.RadioGroup value={level} onChange={(chosen) => watch.mutate(chosen as WatchLevel)}>
          {WATCH_LEVELS.map((choice) => (
            <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
              <span className={classes.label}>{WATCH_LABEL[choice]}</span>
              <span className={classes.meaning}>{WATCH_ABOUT[of.kind].meaning[choice]}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
