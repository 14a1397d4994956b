import { LIVE_CHANNEL } from '@contracts/envelope';
import { type WarningRow, warningCountText } from '@contracts/moderation';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followChannel } from '../../../client/socket';
import { Button } from '../../../design/Button';
import { exactTime } from '../../../design/dates';
import { latestWarningQuery } from '../api/latestWarningQuery';
import classes from './WarningBanner.module.css';

const seenKey = (memberId: string) => `warningSeen:${memberId}`;

/** The minute between two questions is not waited for. */
function useLiveWarning(memberId: string) {
  const queries = useQueryClient();
  useEffect(
    () =>
      followChannel<WarningRow>(LIVE_CHANNEL.notifications, ({ row }) => {
        if (row.type === 'warning') queries.setQueryData(latestWarningQuery(memberId).queryKey, row.warning);
      }),
    [memberId, queries],
  );
}

/** Stays on top of every page until the member has closed the newest warning. */
export function WarningBanner({ memberId }: { memberId: string }) {
  const { data: warning, isError } = useQuery(latestWarningQuery(memberId));
  useLiveWarning(memberId);
  const [seen, setSeen] = useState(() => localStorage.getItem(seenKey(memberId)) ?? '');
  if (isError || !warning || Date.parse(warning.createdAt) <= Date.parse(seen)) return null;
  const close = () => {
    localStorage.setItem(seenKey(memberId), warning.createdAt);
    setSeen(warning.createdAt);
  };
  return (
    <section className={classes.banner} aria-labelledby="warning-title">
      <div className={classes.inner}>
        <IconAlertTriangle aria-hidden="true" />
        <div className={classes.body}>
          <h2 id="warning-title" className={classes.title}>
            Uyarı: Moderasyon bildirimi
          </h2>
          <p>{warning.text}</p>
          <p>{warningCountText(warning.count, warning.threshold, warning.suspensionDays)}</p>
          <time className={classes.time} dateTime={warning.createdAt}>
            {exactTime(warning.createdAt)}
          </time>
        </div>
        <Button onClick={close}>Kapat</Button>
      </div>
    </section>
  );
}
