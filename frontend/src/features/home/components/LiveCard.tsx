import { displayName } from '@contracts/accounts';
import type { TopicRow } from '@contracts/forum';
import { Skeleton } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { Avatar } from '../../../design/Avatar';
import { LinkButton } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { liveTopicsQuery } from '../api/liveTopicsQuery';
import classes from './LiveCard.module.css';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The five topics in which something happened last. */
export function LiveCard() {
  const topics = useQuery(liveTopicsQuery);
  return (
    <section className={classes.card} aria-labelledby="live">
      <header className={classes.head}>
        <span className={classes.dot} aria-hidden="true" />
        <h2 id="live" className={classes.title}>
          Şu an meydanda
        </h2>
        <span className={classes.faint}>son hareketler</span>
      </header>
      {topics.isPending && <Waiting />}
      {topics.isError && !topics.data && <ErrorState text={messageOf(topics.error)} onRetry={() => topics.refetch()} />}
      {topics.data?.length === 0 && (
        <EmptyState icon={<IconMessagePlus />} title="Meydan henüz sessiz" text="İlk konuyu açan siz olun.">
          <LinkButton to={paths.newTopic}>Yeni Konu Oluştur</LinkButton>
        </EmptyState>
      )}
      {topics.data && topics.data.length > 0 && (
        <ul>
          {topics.data.map((topic) => (
            <LiveRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Yükleniyor...">
      {WAITING.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton circle className={classes.waitingFace} />
          <div className={classes.main}>
            <Skeleton className={classes.waitingLine} />
            <Skeleton className={classes.waitingMeta} />
          </div>
        </div>
      ))}
    </div>
  );
}

function LiveRow({ topic }: { topic: TopicRow }) {
  // The time is that of the newest comment, and so is the name.
  const who = topic.last_activity_by ?? topic.users;
  const name = displayName(who);
  return (
    <li className={classes.row}>
      <Avatar id={who.id} name={name} picture={who.avatar} />
      <div className={classes.main}>
        <Link to={paths.topic(topic.id)} className={classes.link}>
          {topic.title}
        </Link>
        <p className={classes.faint}>
          {name} · {turkishNumber(topic.comment_count)} yorum · <TimeAgo at={topic.last_activity_at} />
        </p>
      </div>
      {topic.categories && (
        <span className={classes.category}>
          <Chip>{topic.categories.name}</Chip>
        </span>
      )}
    </li>
  );
}
