import type { TopicWatch, WatchLevel } from '@contracts/notifications';
import { puts, shownAs, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';

const address = (topicId: string) => at`/api/forum/topics/${topicId}/watch`;

/** How the member watches a topic; writing in it changes that, so it is read anew. */
export const watchQuery = (topicId: string) => reads<TopicWatch>(['forum', 'watch', topicId], address(topicId), { staleTime: 0 });

export function useWatchTopic(topicId: string) {
  const query = watchQuery(topicId);
  return useCall(
    puts<WatchLevel, TopicWatch>(address(topicId), (level) => ({ level })),
    { shows: shownAs(query, (_shown, level) => ({ level })), keeps: query },
  );
}
