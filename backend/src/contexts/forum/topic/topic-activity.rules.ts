import type { RecountActivity } from './topic.commands.js';
import type { TopicEvent } from './topic.events.js';
import type { WrittenTopic } from './topic.state.rules.js';

/** What was taken back has no activity left. */
export function recountActivity({ data: { topicId, lastActivityAt } }: RecountActivity, state: WrittenTopic | null): readonly TopicEvent[] {
  if (!state || state.withdrawn) return [];
  const { authorId, categoryId } = state;
  return [{ type: 'TopicActivityRecounted', data: { topicId, authorId, categoryId, lastActivityAt } }];
}
