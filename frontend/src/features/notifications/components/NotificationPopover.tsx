import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { LinkButton } from '../../../design/Button';
import { ErrorState } from '../../../design/ErrorState';
import { paths } from '../../../paths';
import { notificationsQuery } from '../api/notifications';
import { NotificationList } from './NotificationList';
import classes from './NotificationPopover.module.css';
import { ReadAllButton } from './ReadAllButton';

const NEWEST = 6;

export function NotificationPopover({ unread }: { unread: number }) {
  const { data, error, refetch } = useInfiniteQuery(notificationsQuery);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Bildirimler</h2>
        <ReadAllButton unread={unread} />
      </div>
      <div className={classes.rows}>
        {error && !data ? (
          <ErrorState text={messageOf(error)} onRetry={() => refetch()} />
        ) : (
          <NotificationList rows={data?.pages.flatMap(({ rows }) => rows).slice(0, NEWEST)} />
        )}
      </div>
      <div className={classes.foot}>
        <LinkButton kind="quiet" wide to={paths.notifications}>
          Tüm bildirimler
        </LinkButton>
      </div>
    </>
  );
}
