import { displayName } from '@contracts/accounts';
import { LIKE_TEXT, type LikedTopic } from '@contracts/likes';
import { Skeleton } from '@mantine/core';
import { IconHeartFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { lastLikedQuery } from '../api/likes';
import classes from './LikedTopicsPanel.module.css';

const WAITING = ['a', 'b', 'c'];

/** The topics that the member liked last. */
export function LikedTopicsPanel() {
  const { data, isPending, isError, refetch } = useQuery(lastLikedQuery);
  if (isPending) return <Waiting />;
  if (isError && !data) {
    return (
      <div className={classes.message} role="alert">
        <p>{LIKE_TEXT.panelFailed}</p>
        <Button size="small" onClick={() => refetch()}>
          Tekrar Dene
        </Button>
      </div>
    );
  }
  if (data.data.length === 0) return <p className={classes.message}>{LIKE_TEXT.panelEmpty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {data.data.map((topic) => (
          <Row key={topic.id} topic={topic} />
        ))}
      </ul>
      {data.hasMore && (
        <Link to={paths.likedTopics} className={classes.all}>
          Tümünü gör
        </Link>
      )}
    </>
  );
}

function Row({ topic }: { topic: LikedTopic }) {
  return (
    <li>
      <Link to={paths.topic(topic.id)}>
        <span className={classes.title}>{topic.title}</span>
        <span className={classes.excerpt}>{topic.excerpt}</span>
        <span className={classes.by}>
          {topic.categories && `${topic.categories.name} · `}
          <bdi>{displayName(topic.users)}</bdi>
        </span>
        <span className={classes.by}>
          <IconHeartFilled aria-hidden="true" />
          <span className="visually-hidden">Beğendiğiniz tarih: </span>
          <TimeAgo at={topic.liked_at} />
        </span>
      </Link>
    </li>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label="Yükleniyor...">
      {WAITING.map((row) => (
        <div key={row}>
          <Skeleton height="var(--s4)" width="84%" />
          <Skeleton height="var(--s3)" width="60%" mt="var(--s2)" />
        </div>
      ))}
    </div>
  );
}
