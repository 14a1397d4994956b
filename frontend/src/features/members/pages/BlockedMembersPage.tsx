import { displayName } from '@contracts/accounts';
import { type BlockedRow, FOLLOW_TEXT } from '@contracts/follow';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useBlock } from '../../../calls/useBlock';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { ErrorState } from '../../../design/ErrorState';
import { focusOn } from '../../../design/focusOn';
import { LoadingState } from '../../../design/LoadingState';
import { MoreButton } from '../../../design/MoreButton';
import { TimeAgo } from '../../../design/TimeAgo';
import { usePageTitle } from '../../../design/usePageTitle';
import { blockedQuery } from '../api/follow';
import frame from '../components/OwnData.module.css';
import classes from './BlockedMembersPage.module.css';

/** Whom the member has blocked, and the way back. */
export function BlockedMembersPage() {
  usePageTitle(FOLLOW_TEXT.blockedTitle);
  const list = useInfiniteQuery(blockedQuery);
  const members = list.data ? rowsOf(list.data.pages) : [];
  return (
    <section className={frame.card} aria-labelledby="blocked-title">
      <h2 id="blocked-title" tabIndex={-1}>
        {FOLLOW_TEXT.blockedTitle}
      </h2>
      <p className={frame.muted}>{FOLLOW_TEXT.blockedNote}</p>
      {list.isPending && <LoadingState />}
      {list.isError && !list.data && <ErrorState text={messageOf(list.error)} onRetry={() => list.refetch()} />}
      {list.data && members.length === 0 && <p className={frame.muted}>{FOLLOW_TEXT.nobodyBlocked}</p>}
      {members.length > 0 && (
        <ul className={classes.list} aria-label={FOLLOW_TEXT.blockedTitle}>
          {members.map((member) => (
            <Blocked key={member.id} member={member} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
        />
      )}
    </section>
  );
}

function Blocked({ member }: { member: BlockedRow }) {
  const { unblock } = useBlock(member.id);
  const name = displayName(member);
  return (
    <li className={classes.row}>
      <Avatar id={member.id} name={name} picture={member.avatar} />
      <div className={classes.who}>
        <b>{name}</b>
        <span className={frame.muted}>@{member.username}</span>
        <span className={frame.muted}>
          <TimeAgo at={member.blocked_at} />
        </span>
      </div>
      <Button
        size="small"
        busy={unblock.isPending && 'Kaldırılıyor...'}
        onClick={() => unblock.mutate(undefined, { onSuccess: () => focusOn('blocked-title') })}
        aria-label={`${FOLLOW_TEXT.unblock}: ${name}`}
      >
        {FOLLOW_TEXT.unblock}
      </Button>
    </li>
  );
}
