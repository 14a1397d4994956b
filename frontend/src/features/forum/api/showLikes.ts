import type { Listing } from '@contracts/envelope';
import type { Comment } from '@contracts/forum';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Likeable } from './likedQuery';
import { topicQuery } from './topicQuery';

/** Changes the number of likes wherever the open topic shows it. */
export function showLikes(queries: QueryClient, { type, id, topicId }: Likeable, change: (likes: number) => number) {
  if (type === 'topic') {
    queries.setQueryData(topicQuery(id).queryKey, (topic) => topic && { ...topic, likes: change(topic.likes) });
    return;
  }
  const changed = (comment: Comment) => (comment.id === id ? { ...comment, likes: change(comment.likes) } : comment);
  queries.setQueriesData<InfiniteData<Listing<Comment>>>(
    { queryKey: ['forum', 'comments', topicId] },
    (shown) => shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, data: page.data.map(changed) })) },
  );
}
