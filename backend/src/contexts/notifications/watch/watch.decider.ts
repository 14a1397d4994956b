import type { WatchLevel } from '../../../../contracts/notifications.js';
import type { Decider } from '../../../kernel/decider.js';
import type { WatchTopic } from './watch.commands.js';
import type { WatchEvent } from './watch.events.js';

/** What the member chose, or null for those who chose nothing: starting a topic or commenting in it then watches it. */
export type WatchState = WatchLevel | null;

const LEVEL = { TopicWatched: 'watching', TopicUnwatched: 'normal', TopicMuted: 'muted' } as const satisfies Record<WatchEvent['type'], WatchLevel>;
const FACT = { watching: 'TopicWatched', normal: 'TopicUnwatched', muted: 'TopicMuted' } as const satisfies Record<WatchLevel, WatchEvent['type']>;

export const watch: Decider<WatchState, WatchTopic, WatchEvent> = {
  initial: null,
  evolve: (_, { type }) => LEVEL[type],
  decide: ({ data: { topicId, memberId, level } }, state) => (state === level ? [] : [{ type: FACT[level], data: { topicId, memberId } }]),
};
