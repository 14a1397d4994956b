import type { TopicWatch, WatchLevel } from '@contracts/notifications';
import { puts, shownAs, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';

/** A topic, or a post with its comments. */
export interface Watched {
  kind: 'topic' | 'post';
  id: string;
}

const address = ({ kind, id }: Watched) => (kind === 'topic' ? at`/api/forum/topics/${id}/watch` : at`/api/blog/posts/${id}/watch`);

/** How the member watches it; writing in it changes that, so it is read anew. */
export const watchQuery = (of: Watched) => reads<TopicWatch>(['forum', 'watch', of.id], address(of), { staleTime: 0 });

export function useWatch(of: Watched) {
  const query = watchQuery(of);
  return useCall(
    puts<WatchLevel, TopicWatch>(address(of), (level) => ({ level })),
    { shows: shownAs(query, (_shown, level) => ({ level })), keeps: query },
  );
}
