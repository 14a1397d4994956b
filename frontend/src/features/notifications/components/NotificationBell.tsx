import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CountBadge } from '../../../design/CountBadge';
import { IconButton } from '../../../design/IconButton';
import { turkishNumber } from '../../../design/numbers';
import { unreadQuery, useLiveUnread, useReadOnVisit } from '../api/notifications';
import classes from './NotificationBell.module.css';
import { NotificationPopover } from './NotificationPopover';

const WIDTH = 'calc(min(var(--narrow), 100vw - 2 * var(--s3)))';

/** In the header: how much is unread, and the newest of it. */
export function NotificationBell() {
  const { data: { count: unread } = { count: 0 } } = useQuery(unreadQuery);
  const [opened, setOpened] = useState(false);
  const { key } = useLocation();
  useLiveUnread();
  useReadOnVisit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone to what was told is done here
  useEffect(() => setOpened(false), [key]);
  const label = unread > 0 ? `Bildirimler, ${turkishNumber(unread)} okunmamış` : 'Bildirimler';
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={WIDTH}
      trapFocus
      returnFocus
      withinPortal
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <IconButton label={label} className={classes.bell} onClick={() => setOpened(!opened)}>
          <IconBell aria-hidden="true" />
          {unread > 0 && <CountBadge count={unread} className={classes.badge} />}
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <NotificationPopover unread={unread} />
      </Popover.Dropdown>
    </Popover>
  );
}
