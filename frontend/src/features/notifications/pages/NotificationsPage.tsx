import { CHANNEL_LABEL, NOTIFICATION_CHANNELS, NOTIFICATION_LABEL, NOTIFICATION_TEXT, NOTIFICATION_TYPES } from '@contracts/notifications';
import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { choicesQuery } from '../api/choicesQuery';
import { useChooseNotification } from '../api/useChooseNotification';
import classes from './NotificationsPage.module.css';

/** What the member wants to be told, and how. */
export function NotificationsPage() {
  usePageTitle('Bildirimler');
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  const choose = useChooseNotification();
  if (error && !choices) return <ErrorState text={messageOf(error)} onRetry={() => refetch()} />;
  return (
    <section aria-labelledby="notification-choices">
      <h2 id="notification-choices">Bildirimler</h2>
      <ul className={classes.types}>
        {NOTIFICATION_TYPES.map((type) => (
          <li key={type} className={classes.type}>
            <span id={`type-${type}`}>{NOTIFICATION_LABEL[type]}</span>
            {NOTIFICATION_CHANNELS.map((channel) =>
              choices ? (
                <Switch
                  key={channel}
                  label={CHANNEL_LABEL[channel]}
                  aria-label={`${NOTIFICATION_LABEL[type]}: ${CHANNEL_LABEL[channel]}`}
                  checked={choices[type][channel]}
                  onChange={(event) => choose.mutate({ type, channel, wanted: event.currentTarget.checked })}
                />
              ) : (
                <Skeleton key={channel} className={classes.waiting} />
              ),
            )}
          </li>
        ))}
      </ul>
      <p className={classes.note}>{NOTIFICATION_TEXT.always}</p>
    </section>
  );
}
