import type { NotificationRow } from '@contracts/notifications';
import { Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { EmptyState } from '../../../design/EmptyState';
import { useReadNotifications } from '../api/notifications';
import { NotificationItem } from './NotificationItem';
import classes from './NotificationList.module.css';

const WAITING = ['a', 'b', 'c', 'd'];

/** Rows of the centre; `undefined` while they are on their way. */
export function NotificationList({ rows }: { rows: readonly NotificationRow[] | undefined }) {
  const read = useReadNotifications();
  if (!rows) return <Waiting />;
  if (rows.length === 0)
    return <EmptyState icon={<IconBell />} title="Bildiriminiz yok" text="Konularınıza yanıt geldiğinde veya adınız anıldığında burada göreceksiniz." />;
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <NotificationItem row={row} onRead={() => row.unread && read.mutate({ ids: [row.id] })} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Bildirimler yükleniyor">
      {WAITING.map((place) => (
        <div key={place} className={classes.waiting}>
          <Skeleton circle className={classes.face} />
          <div className={classes.lines}>
            <Skeleton className={classes.line} />
            <Skeleton className={classes.short} />
          </div>
        </div>
      ))}
    </div>
  );
}
