import type { ModerateTopicRequest } from '../../../../contracts/forum-tools.js';
import { ofState, TOPIC_VERBS } from '../../../../contracts/moderation-verbs.js';
import type { TopicEvent } from './topic.events.js';

export type TopicUndo = Omit<ModerateTopicRequest, 'reason'>;
export type UndoOfTopic = { readonly topicId: string; readonly body: TopicUndo };

const BY_FACT = new Map(Object.values(TOPIC_VERBS).map((verb) => [verb.fact, verb]));

/** What takes a moderator's decision back; null when nothing does. */
export function undoOfTopic(event: TopicEvent): UndoOfTopic | null {
  const verb = BY_FACT.get(event.type);
  return verb
    ? { topicId: event.data.topicId, body: { action: ofState(verb.undo, 'from' in event.data ? event.data.from : undefined), ...needed(event) } }
    : null;
}

/** What the verb that takes it back has to know. */
function needed({ type, data }: TopicEvent): Omit<TopicUndo, 'action'> {
  switch (type) {
    case 'TopicMoved':
      return { categoryId: data.formerCategoryId };
    case 'TopicRetagged':
      return { selectedTags: data.formerTags };
    case 'TopicUnmerged':
      return { targetId: data.intoTopicId };
    case 'TopicSplitOff':
      return { targetId: data.fromTopicId };
    default:
      return {};
  }
}
