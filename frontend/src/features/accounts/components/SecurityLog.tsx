import type { SecurityEntry, SecurityFact } from '@contracts/access';
import { IconKey, IconLogin2, IconLogout, IconMailCheck, IconMailForward, IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { ErrorState } from '../../../design/ErrorState';
import { TimeAgo } from '../../../design/TimeAgo';
import { securityLogQuery } from '../api/access';
import classes from './EntryList.module.css';
import { ListSkeleton } from './ListSkeleton';

const ICON: Partial<Record<SecurityFact, typeof IconKey>> = {
  EmailVerified: IconMailCheck,
  SessionStarted: IconLogin2,
  SessionEnded: IconLogout,
  SessionRevoked: IconLogout,
  SignedOutElsewhere: IconLogout,
  MemberSessionsEnded: IconLogout,
  PasswordResetMailSent: IconMailForward,
  PasswordChanged: IconKey,
};

/** What happened to the account, the newest first. */
export function SecurityLog() {
  const { data, error, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(securityLogQuery);
  if (isPending) return <ListSkeleton rows={3} />;
  if (isError && !data) return <ErrorState text={messageOf(error)} onRetry={refetch} />;
  const entries = [...new Map(data.pages.flatMap((page) => page.data).map((entry) => [entry.id, entry])).values()];
  if (entries.length === 0) return <p className={classes.meta}>Henüz bir kayıt yok.</p>;
  return (
    <>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <div className={classes.more}>
          <Button onClick={() => fetchNextPage()} busy={isFetchingNextPage && 'Yükleniyor...'}>
            {isError ? 'Tekrar Dene' : 'Daha fazla'}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ entry: { type, text, device, place, at } }: { entry: SecurityEntry }) {
  const Icon = ICON[type] ?? IconShieldCheck;
  const where = [device, place].filter(Boolean).join(' · ');
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <div className={classes.title}>{text}</div>
        <div className={classes.meta}>
          {where && <span className={classes.part}>{where}</span>}
          <span className={classes.part}>
            <TimeAgo at={at} />
          </span>
        </div>
      </div>
    </li>
  );
}
