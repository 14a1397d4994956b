import type { LookRow } from '@contracts/audit-timeline';
import { ACTOR_LABEL } from '@contracts/staff';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { exactTime } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { looksQuery } from '../api/ownData';
import classes from './OwnData.module.css';

/** Who of the staff looked at what is the member's own: by role, never by name. */
export function LooksCard() {
  const { data, isPending, isError, error, refetch } = useQuery(looksQuery);
  return (
    <section className={classes.card} aria-labelledby="looks-title">
      <h2 id="looks-title">Verilerime kim baktı?</h2>
      <p className={classes.muted}>
        Görevliler e-posta adresinizi ya da yalnızca size ait bir bilgiyi ancak gerekçe yazarak görebilir. Her bakış görevi, zamanı ve gerekçesiyle burada
        kalır.
      </p>
      {isPending && <Skeleton height="var(--target)" />}
      {isError && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.muted}>Şimdiye kadar kimse bakmadı.</p>}
      {data && data.length > 0 && (
        <ul className={classes.looks} aria-label="Bakışlar">
          {data.map((look) => (
            <Look key={look.id} look={look} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Look = ({ look: { at, role, what, purpose, reason } }: { look: LookRow }) => (
  <li>
    <strong>{what}</strong>
    <p className={classes.muted}>
      {ACTOR_LABEL[role] ?? role} · <time dateTime={at}>{exactTime(at)}</time>
      {purpose && ` · ${purpose}`}
    </p>
    {reason && <p>“{reason}”</p>}
  </li>
);
