import { REACTION_TEXT } from '@contracts/blog-reactions';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import { lastSavedQuery } from '../api/bookmarks';
import { openSavedPosts } from '../savedPosts';
import { SavedPost } from './SavedPost';
import classes from './SavedPosts.module.css';

const WAITING = ['a', 'b', 'c'];

/** The posts that the member saved last, and the way to all of them. */
export function SavedPostsPanel() {
  const { data, isPending, isError, refetch } = useQuery(lastSavedQuery);
  if (isPending) return <Waiting />;
  if (isError && !data) {
    return (
      <div className={classes.message} role="alert">
        <p>{REACTION_TEXT.panelFailed}</p>
        <Button size="small" onClick={() => refetch()}>
          Tekrar Dene
        </Button>
      </div>
    );
  }
  if (data.data.length === 0) return <p className={classes.message}>{REACTION_TEXT.panelEmpty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {data.data.map((post) => (
          <li key={post.id}>
            <SavedPost post={post} />
          </li>
        ))}
      </ul>
      <button type="button" className={classes.all} aria-haspopup="dialog" onClick={openSavedPosts}>
        {REACTION_TEXT.panelAll(turkishNumber(data.total))}
      </button>
    </>
  );
}

function Waiting() {
  return (
    <div className={classes.list} role="status" aria-label="Yükleniyor...">
      {WAITING.map((row) => (
        <div key={row} className={classes.post}>
          <Skeleton className={classes.cover} />
          <div className={classes.words}>
            <Skeleton height="var(--s4)" width="84%" />
            <Skeleton height="var(--s3)" width="60%" mt="var(--s2)" />
          </div>
        </div>
      ))}
    </div>
  );
}
