import { NOTIFICATION_TEXT, NOTIFICATION_TYPES } from '@contracts/notifications';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { choicesQuery, useChooseNotification } from '../api/choices';
import { ChoiceRow } from '../components/ChoiceRow';
import { PushSwitch } from '../components/PushSwitch';
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
      {choices ? (
        <>
          <PushSwitch />
          <ul className={classes.types}>
            {NOTIFICATION_TYPES.map((type) => (
              <li key={type} className={classes.type}>
                <ChoiceRow type={type} choices={choices[type]} onChoose={choose.mutate} />
              </li>
            ))}
          </ul>
          <p className={classes.note}>{NOTIFICATION_TEXT.digests}</p>
          <p className={classes.note}>{NOTIFICATION_TEXT.always}</p>
        </>
      ) : (
        NOTIFICATION_TYPES.map((type) => <Skeleton key={type} className={classes.waiting} />)
      )}
    </section>
  );
}
