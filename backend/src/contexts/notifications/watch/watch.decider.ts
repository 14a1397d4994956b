import type { WatchLevel } from '../../../../contracts/notifications.js';
import type { Decider } from '../../../kernel/decider.js';
import type { WatchThread } from './watch.commands.js';
import type { WatchEvent } from './watch.events.js';

/** What the member chose, or null for those who chose nothing: starting a topic, writing a post or commenting there then watches it. */
export type WatchState = WatchLevel | null;

const OF_TOPIC = { watching: 'TopicWatched', normal: 'TopicUnwatched', muted: 'TopicMuted' } as const satisfies Record<WatchLevel, WatchEvent['type']>;
const OF_POST = { watching: 'PostWatched', normal: 'PostUnwatched', muted: 'PostMuted' } as const satisfies Record<WatchLevel, WatchEvent['type']>;
const OF_PROJECT = { watching: 'ProjectWatched', normal: 'ProjectUnwatched', muted: 'ProjectMuted' } as const satisfies Record<WatchLevel, WatchEvent['type']>;
const LEVEL: Readonly<Record<WatchEvent['type'], WatchLevel>> = {
  ...{ TopicWatched: 'watching', TopicUnwatched: 'normal', TopicMuted: 'muted' },
  ...{ PostWatched: 'watching', PostUnwatched: 'normal', PostMuted: 'muted' },
  ...{ ProjectWatched: 'watching', ProjectUnwatched: 'normal', ProjectMuted: 'muted' },
};

export const watch: Decider<WatchState, WatchThread, WatchEvent> = {
  initial: null,
  evolve: (_, { type }) => LEVEL[type],
  decide({ data: { memberId, level, ...watched } }, state) {
    if (state === level) return [];
    if ('postId' in watched) return [{ type: OF_POST[level], data: { postId: watched.postId, memberId } }];
    if ('projectId' in watched) return [{ type: OF_PROJECT[level], data: { projectId: watched.projectId, memberId } }];
    return [{ type: OF_TOPIC[level], data: { topicId: watched.topicId, memberId } }];
  },
};
