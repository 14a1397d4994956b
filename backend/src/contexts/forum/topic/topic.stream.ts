import type { StreamType } from '../../../kernel/decider.js';
import type { TopicCommand } from './topic.commands.js';
import { type TopicState, topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';

/** `topic-<topic id>` */
export const topicStream: StreamType<TopicState, TopicCommand, TopicEvent> = {
  category: 'topic',
  decider: topic,
  events: { TopicCreated: { schema: 1 }, TopicHidden: { schema: 1 }, TopicDeleted: { schema: 1 }, TopicWithdrawn: { schema: 1 } },
};
