import type { ModerateTopicRequest } from '../../../../contracts/forum-tools.js';
import type { TopicEvent } from './topic.events.js';
import { changeBy, isFlagged } from './topic-flags.rules.js';

export type TopicUndo = Omit<ModerateTopicRequest, 'reason'>;
export type UndoOfTopic = { readonly topicId: string; readonly body: TopicUndo };

/** What takes a moderator's decision back; null when nothing does. */
export function undoOfTopic(event: TopicEvent): UndoOfTopic | null {
  const { topicId } = event.data;
  const by = (body: TopicUndo): UndoOfTopic => ({ topicId, body });
  if (isFlagged(event)) return by({ action: changeBy(event).back });
  const { type, data } = event;
  switch (type) {
    case 'TopicHidden':
    case 'TopicDeleted':
      return by({ action: 'restore' });
    case 'TopicRestored':
      return by({ action: data.from === 'hidden' ? 'hide' : 'delete' });
    case 'TopicMoved':
      return by({ action: 'move', categoryId: data.formerCategoryId });
    case 'TopicRetagged':
      return by({ action: 'retag', selectedTags: data.formerTags });
    case 'TopicMerged':
      return by({ action: 'unmerge' });
    case 'TopicUnmerged':
      return by({ action: 'merge', targetId: data.intoTopicId });
    case 'TopicSplitOff':
      return by({ action: 'merge', targetId: data.fromTopicId });
    default:
      return null;
  }
}
