import { WATCH_LABEL, WATCH_LEVELS, WATCH_MEANING, type WatchLevel } from '@contracts/notifications';
import { Menu } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';
import { useWatchTopic } from '../api/watch';
import classes from './TopicWatchMenu.module.css';

interface Props {
  topicId: string;
  level: WatchLevel;
  trigger: ReactElement;
}

/** Opens as soon as it is there: it is loaded because somebody asked for it. */
export function TopicWatchMenu({ topicId, level, trigger }: Props) {
  const watch = useWatchTopic(topicId);
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
      <Menu.Dropdown aria-label="Konu bildirimleri">
        <Menu.RadioGroup value={level} onChange={(chosen) => watch.mutate(chosen as WatchLevel)}>
          {WATCH_LEVELS.map((choice) => (
            <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
              <span className={classes.label}>{WATCH_LABEL[choice]}</span>
              <span className={classes.meaning}>{WATCH_MEANING[choice]}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
