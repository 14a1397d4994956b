import type { Above } from '@contracts/above';
import type { TopicWatch, WatchLevel } from '@contracts/notifications';
import { puts, shownAs, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { addressOf } from './answeredAt';

/** A topic, or a post or a project with its comments. */
export type Watched = { kind: 'topic'; id: string } | Above;

const address = (of: Watched) => (of.kind === 'topic' ? at`/api/forum/topics/${of.id}/watch` : `${addressOf(of)}/watch`);

/** How the member watches it; writing in it changes that, so it is read anew. */
export const watchQuery = (of: Watched) => reads<TopicWatch>(['forum', 'watch', of.id], address(of), { staleTime: 0 });

export function useWatch(of: Watched) {
  const query = watchQuery(of);
  return useCall(
    puts<WatchLevel, TopicWatch>(address(of), (level) => ({ level })),
    { shows: shownAs(query, (_shown, level) => ({ level })), keeps: query },
  );
}
