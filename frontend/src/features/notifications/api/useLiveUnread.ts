import { LIVE_CHANNEL } from '@contracts/envelope';
import type { NotificationCountRow } from '@contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChannel } from '../../../client/socket';
import { notificationsQuery } from './notificationsQuery';
import { unreadQuery } from './unreadQuery';

/** The channel also carries other rows, such as warnings. */
type Row = NotificationCountRow | { type: 'warning' };

/** Keeps number and list up to date while the member is here. */
export function useLiveUnread() {
  const queries = useQueryClient();
  useEffect(
    () =>
      followChannel<Row>(LIVE_CHANNEL.notifications, {
        onChange: ({ row }) => {
          if (row.type !== 'notification') return;
          queries.setQueryData(unreadQuery.queryKey, row.unread);
          queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
        },
        onMissed: () => {
          queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
          queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
        },
      }),
    [queries],
  );
}
