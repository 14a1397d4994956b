import { threadOf } from '../../../../contracts/above.js';
import type { StreamType } from '../../../kernel/decider.js';
import type { Watched, WatchThread } from './watch.commands.js';
import { type WatchState, watch } from './watch.decider.js';
import type { WatchEvent } from './watch.events.js';

/** `watch-<id of the topic, the post or the project>.<member id>` */
export const watchStream: StreamType<WatchState, WatchThread, WatchEvent> = {
  category: 'watch',
  decider: watch,
  events: {
    ...{ TopicWatched: { schema: 1 }, TopicUnwatched: { schema: 1 }, TopicMuted: { schema: 1 } },
    ...{ PostWatched: { schema: 1 }, PostUnwatched: { schema: 1 }, PostMuted: { schema: 1 } },
    ...{ ProjectWatched: { schema: 1 }, ProjectUnwatched: { schema: 1 }, ProjectMuted: { schema: 1 } },
  },
};

export const watchId = ({ memberId, ...watched }: Watched & { memberId: string }): string => `${threadOf(watched)}.${memberId}`;
