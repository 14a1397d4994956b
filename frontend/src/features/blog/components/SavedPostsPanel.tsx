import { REACTION_TEXT } from '@contracts/blog-reactions';
import { useQuery } from '@tanstack/react-query';
import { turkishNumber } from '../../../design/numbers';
import { Panel } from '../../../design/Panel';
import { lastSavedQuery } from '../api/bookmarks';
import { openSavedPosts } from '../savedPosts';
import { SavedPost } from './SavedPost';

/** The posts that the member saved last, and the way to all of them. */
export function SavedPostsPanel() {
  const { data, isPending, refetch } = useQuery(lastSavedQuery);
  return (
    <Panel
      rows={data?.data}
      isPending={isPending}
      onRetry={() => void refetch()}
      failed={REACTION_TEXT.panelFailed}
      empty={REACTION_TEXT.panelEmpty}
      keyOf={({ id }) => id}
      all={REACTION_TEXT.panelAll(turkishNumber(data?.total ?? 0))}
      onAll={openSavedPosts}
    >
      {(post) => <SavedPost post={post} />}
    </Panel>
  );
}
