import type { StreamType } from '../../../kernel/decider.js';
import type { Watched, WatchThread } from './watch.commands.js';
import { type WatchState, watch } from './watch.decider.js';
import type { WatchEvent } from './watch.events.js';

/** `watch-<id of the topic or the post>.<member id>` */
export const watchStream: StreamType<WatchState, WatchThread, WatchEvent> = {
  category: 'watch',
  decider: watch,
  events: {
    ...{ TopicWatched: { schema: 1 }, TopicUnwatched: { schema: 1 }, TopicMuted: { schema: 1 } },
    ...{ PostWatched: { schema: 1 }, PostUnwatched: { schema: 1 }, PostMuted: { schema: 1 } },
  },
};

export const watchId = ({ memberId, ...watched }: Watched & { memberId: string }): string =>
  `${'postId' in watched ? watched.postId : watched.topicId}.${memberId}`;
