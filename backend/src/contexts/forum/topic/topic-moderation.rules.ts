import { topicProblems } from '../../../../contracts/forum.js';
import { keptTags, sameTags } from '../../../../contracts/forum-tags.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { TOPIC_FLAGS } from '../../../../contracts/topic-flags.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { refuseUnreasoned } from '../rules/reason.rules.js';
import type { DeleteTopic, HideTopic } from './topic.commands.js';
import type { TopicEvent } from './topic.events.js';
import { isListed, present, tagged, type WrittenTopic } from './topic.state.rules.js';
import type { MergeTopic, OpenSplitTopic, RestoreRemovedTopic, TopicModerationCommand } from './topic-moderation.commands.js';

/** What moderators decide about a topic that there is. */
export function moderate(command: TopicModerationCommand, state: WrittenTopic | null): readonly TopicEvent[] {
  refuseUnreasoned(command.data.reason);
  if (command.type === 'OpenSplitTopic') return state ? [] : openSplit(command);
  if (command.type === 'RestoreTopic') return restore(command.data, state);
  if (command.type === 'RestoreRemovedTopic') return restoreRemoved(command, state);
  const topic = present(state);
  const { authorId, categoryId } = topic;
  const { topicId, reason } = command.data;
  const data = { topicId, authorId, categoryId, reason };
  switch (command.type) {
    case 'FlagTopic': {
      const { flag, on } = command.data;
      return topic[flag] === on ? [] : [{ type: TOPIC_FLAGS[flag][on ? 'set' : 'unset'].fact, data }];
    }
    case 'MoveTopic': {
      const { categoryId: target } = command.data;
      return target === categoryId
        ? []
        : [{ type: 'TopicMoved', data: { ...data, categoryId: target, formerCategoryId: categoryId, wasListed: isListed(topic) } }];
    }
    case 'RetagTopic': {
      refuseProblems('topic.tags', {
        selectedTags: topicProblems({ title: topic.title, content: topic.content, categoryId, selectedTags: command.data.tags }).selectedTags,
      });
      const tags = keptTags(command.data.tags);
      return sameTags(tags, topic.tags) ? [] : [{ type: 'TopicRetagged', data: { ...data, tags, formerTags: [...topic.tags], listed: isListed(topic) } }];
    }
    case 'MergeTopic':
      return merge(command, topic);
    case 'UnmergeTopic':
      return unmerge(command.data, topic);
  }
}

/** A report that was decided on hides or deletes silently what is left to hide or delete; a moderator on the page is told why there is nothing. */
export function hideOrDelete({ type, data: { topicId, reportId, reason } }: HideTopic | DeleteTopic, state: WrittenTopic | null): readonly TopicEvent[] {
  if (reportId === null) {
    refuseUnreasoned(reason);
    if (type === 'HideTopic' || !state || state.withdrawn) present(state);
  }
  if (!state || state.state === 'deleted') return [];
  const { authorId, categoryId } = state;
  const wasHidden = state.state === 'hidden';
  const data = { topicId, authorId, categoryId, reportId, reason, ...tagged(state), wasListed: isListed(state) };
  if (type === 'DeleteTopic') return [{ type: 'TopicDeleted', data: { ...data, wasHidden } }];
  return wasHidden ? [] : [{ type: 'TopicHidden', data }];
}

function restore({ topicId, reason }: { topicId: string; reason: string }, topic: WrittenTopic | null): readonly TopicEvent[] {
  const state = topic ?? present(topic);
  if (state.withdrawn) throw new RuleViolation('topic.withdrawn', TOOL_TEXT.withdrawn);
  if (state.state === 'visible') return [];
  const { authorId, categoryId } = state;
  const to = state.state === 'deleted' && state.wasHidden ? 'hidden' : 'visible';
  return [
    {
      type: 'TopicRestored',
      data: { topicId, authorId, categoryId, reason, from: state.state, to, listed: to === 'visible' && !state.merge, ...tagged(state) },
    },
  ];
}

/** Says nothing where there is nothing to bring back: whoever decided cannot know what has happened meanwhile. */
function restoreRemoved({ data }: RestoreRemovedTopic, state: WrittenTopic | null): readonly TopicEvent[] {
  if (!state || state.withdrawn || state.state === 'visible' || state.removedBy[state.state] !== data.reportId) return [];
  return restore(data, state);
}

function merge({ data: { topicId, reason, intoTopicId, mergeId } }: MergeTopic, topic: WrittenTopic): readonly TopicEvent[] {
  if (topicId === intoTopicId) throw new RuleViolation('topic.merge-itself', TOOL_TEXT.targetItself, { targetId: TOOL_TEXT.targetItself });
  if (topic.merge?.intoTopicId === intoTopicId) return [];
  if (topic.merge) throw new RuleViolation('topic.merged', TOOL_TEXT.mergedAlready);
  if (topic.state !== 'visible') throw new RuleViolation('topic.not-visible', TOOL_TEXT.onlyVisibleMerges);
  const { authorId, categoryId } = topic;
  return [{ type: 'TopicMerged', data: { topicId, authorId, categoryId, reason, intoTopicId, mergeId, ...tagged(topic) } }];
}

function unmerge({ topicId, reason }: { topicId: string; reason: string }, topic: WrittenTopic): readonly TopicEvent[] {
  if (!topic.merge) throw new RuleViolation('topic.not-merged', TOOL_TEXT.notMerged);
  const {
    authorId,
    categoryId,
    merge: { id: mergeId, intoTopicId },
  } = topic;
  return [
    { type: 'TopicUnmerged', data: { topicId, authorId, categoryId, reason, intoTopicId, mergeId, listed: topic.state === 'visible', ...tagged(topic) } },
  ];
}

function openSplit({ data }: OpenSplitTopic): readonly TopicEvent[] {
  const { topicId, authorId, categoryId, title, content, fromTopicId, commentIds, reason } = data;
  refuseProblems('topic.incomplete', { title: topicProblems({ title, content, categoryId }).title });
  const ids = { topicId, authorId, categoryId };
  return [
    { type: 'TopicCreated', data: { ...ids, title: title.trim(), content, tags: [] } },
    { type: 'TopicSplitOff', data: { ...ids, reason, fromTopicId, commentIds } },
  ];
}
