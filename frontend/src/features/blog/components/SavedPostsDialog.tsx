import { type BookmarkedPost, REACTION_TEXT } from '@contracts/blog-reactions';
import { IconBookmarkFilled, IconBookmarkOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOf } from '../../../client/reads';
import { Dialog } from '../../../design/Dialog';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { IconButton } from '../../../design/IconButton';
import { LoadingState } from '../../../design/LoadingState';
import { MoreButton } from '../../../design/MoreButton';
import classes from '../../../design/PanelList.module.css';
import { savedPostsQuery } from '../api/bookmarks';
import { useBookmark } from '../api/reactions';
import { closeSavedPosts } from '../savedPosts';
import { SavedPost } from './SavedPost';

/** All that the member has saved; what is taken away here stays to be seen, so that it can be saved again. */
export function SavedPostsDialog() {
  const list = useInfiniteQuery({ ...savedPostsQuery, refetchOnMount: 'always' });
  const [shown, setShown] = useState<ReadonlyMap<string, BookmarkedPost>>(new Map());
  const rows = list.data ? rowsOf(list.data.pages) : [];
  const isNew = rows.some(({ id }) => !shown.has(id));
  if (isNew) setShown(new Map([...shown, ...rows.filter(({ id }) => !shown.has(id)).map((row) => [row.id, row] as const)]));
  const saved = new Set(rows.map(({ id }) => id));
  return (
    <Dialog title={REACTION_TEXT.panelTitle} size="lg" fillsPhone onClose={closeSavedPosts}>
      {list.isPending && <LoadingState />}
      {list.isError && !list.data && <ErrorState text={REACTION_TEXT.panelFailed} onRetry={() => list.refetch()} />}
      {list.data && shown.size === 0 && !isNew && <EmptyState icon={<IconBookmarkOff />} title={REACTION_TEXT.panelEmpty} />}
      <ul className={classes.list}>
        {[...shown.values()].map((post) => (
          <li key={post.id} className={classes.row}>
            <SavedPost post={post} isDated onGo={closeSavedPosts} />
            <Saving post={post} isOn={saved.has(post.id)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
        />
      )}
    </Dialog>
  );
}

function Saving({ post: { id, title }, isOn }: { post: BookmarkedPost; isOn: boolean }) {
  const press = useBookmark({ id, isOn });
  const Icon = isOn ? IconBookmarkFilled : IconBookmarkOff;
  return (
    <IconButton label={isOn ? `Kaydı kaldır: ${title}` : `Yeniden kaydet: ${title}`} onClick={press}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
