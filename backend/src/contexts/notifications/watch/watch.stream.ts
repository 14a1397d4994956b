import type { StreamType } from '../../../kernel/decider.js';
import type { WatchTopic } from './watch.commands.js';
import { type WatchState, watch } from './watch.decider.js';
import type { WatchEvent } from './watch.events.js';

/** `watch-<topic id>.<member id>` */
export const watchStream: StreamType<WatchState, WatchTopic, WatchEvent> = {
  category: 'watch',
  decider: watch,
  events: { TopicWatched: { schema: 1 }, TopicUnwatched: { schema: 1 }, TopicMuted: { schema: 1 } },
};

export const watchId = ({ topicId, memberId }: { topicId: string; memberId: string }): string => `${topicId}.${memberId}`;
