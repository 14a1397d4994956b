import type { StreamType } from '../../../kernel/decider.js';
import { words } from '../content/words.rules.js';
import type { TopicCommand } from './topic.commands.js';
import { type TopicState, topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';

/** `topic-<topic id>` */
export const topicStream: StreamType<TopicState, TopicCommand, TopicEvent> = {
  category: 'topic',
  decider: topic,
  events: {
    TopicCreated: { schema: 1, personal: words('title', 'content') },
    TopicHidden: { schema: 1 },
    TopicDeleted: { schema: 1 },
    TopicWithdrawn: { schema: 1 },
    TopicEdited: { schema: 1, personal: words('title', 'content') },
    TopicSolved: { schema: 1 },
    TopicReopened: { schema: 1 },
    TopicSolutionLost: { schema: 1 },
    TopicSolutionRegained: { schema: 1 },
    TopicRestored: { schema: 1 },
    TopicLocked: { schema: 1 },
    TopicUnlocked: { schema: 1 },
    TopicPinned: { schema: 1 },
    TopicUnpinned: { schema: 1 },
    TopicMoved: { schema: 1 },
    TopicRetagged: { schema: 1 },
    TopicMerged: { schema: 1 },
    TopicUnmerged: { schema: 1 },
    TopicSplitOff: { schema: 1 },
    TopicActivityRecounted: { schema: 1 },
  },
};
