import { NOTIFICATION_LIMITS } from '@contracts/notifications';
import { IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { Button, LinkButton } from '../../../design/Button';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { notificationsQuery, unreadQuery } from '../api/notifications';
import { NotificationList } from '../components/NotificationList';
import { ReadAllButton } from '../components/ReadAllButton';
import classes from './NotificationCentrePage.module.css';

/** Everything the member was told in the last ninety days. */
export function NotificationCentrePage() {
  usePageTitle('Bildirimler');
  const { data: { count: unread } = { count: 0 } } = useQuery(unreadQuery);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(notificationsQuery);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Bildirimler</h1>
        <div className={classes.actions}>
          <ReadAllButton unread={unread} />
          <LinkButton kind="quiet" size="small" icon={<IconSettings aria-hidden="true" />} to={paths.settings('notifications')}>
            Tercihler
          </LinkButton>
        </div>
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => refetch()} />
      ) : (
        <section className={classes.card} aria-label="Bildirimler">
          <NotificationList rows={data?.pages.flatMap(({ rows }) => rows)} />
        </section>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button onClick={() => fetchNextPage()} busy={isFetchingNextPage && 'Yükleniyor...'}>
            Daha fazla
          </Button>
        </div>
      )}
      {(data ?? error) && <p className={classes.note}>Son {NOTIFICATION_LIMITS.shownDays} günün bildirimleri gösterilir.</p>}
    </div>
  );
}
