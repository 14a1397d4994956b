import { FORUM_TEXT, MOST_EDITS, topicProblems } from '../../../../contracts/forum.js';
import { keptTags, sameTags } from '../../../../contracts/forum-tags.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { refuseUnseen } from '../rules/edition.rules.js';
import type { DeleteOwnTopic, EditTopic } from './topic.commands.js';
import type { TopicEvent } from './topic.events.js';
import { isListed, present, tagged, type WrittenTopic } from './topic.state.rules.js';

/** An author edits what stands there for all to read; the same text again is no edit. */
export function edit({ data }: EditTopic, state: WrittenTopic | null): readonly TopicEvent[] {
  const topic = ownTopic(state, data.memberId);
  refuseEditing(topic, data.moderates);
  refuseUnseen(data.edition, topic);
  const { topicId } = data;
  const [title, content] = [data.title ?? topic.title, data.content ?? topic.content].map((text) => text.trim()) as [string, string];
  const categoryId = data.categoryId ?? topic.categoryId;
  const tags = data.tags ?? [...topic.tags];
  refuseProblems('topic.incomplete', topicProblems({ title, content, categoryId, selectedTags: tags }));
  const kept = keptTags(tags);
  const { authorId, categoryId: formerCategoryId } = topic;
  if (title === topic.title && content === topic.content && categoryId === formerCategoryId && sameTags(kept, topic.tags)) return [];
  if (topic.edits >= MOST_EDITS) throw new RuleViolation('topic.edited-too-often', FORUM_TEXT.editedTooOften);
  const former = sameTags(kept, topic.tags) ? {} : { formerTags: [...topic.tags] };
  return [
    {
      type: 'TopicEdited',
      data: { topicId, authorId, categoryId, title, content, tags: kept, ...former, formerCategoryId, wasListed: isListed(topic), edition: topic.edition },
    },
  ];
}

/** What a moderator has hidden is its author's to delete all the same. */
export function deleteOwn({ data: { topicId, memberId } }: DeleteOwnTopic, state: WrittenTopic | null): readonly TopicEvent[] {
  if (state?.withdrawn && state.authorId === memberId) return [];
  const topic = ownTopic(state, memberId);
  const { authorId, categoryId } = topic;
  return [{ type: 'TopicWithdrawn', data: { topicId, authorId, categoryId, wasVisible: isListed(topic), deletedByAuthor: true, ...tagged(topic) } }];
}

/** A topic that only its author sees is not there for anybody else. */
function ownTopic(state: WrittenTopic | null, memberId: string): WrittenTopic {
  const topic = present(state);
  if (topic.authorId === memberId) return topic;
  if (topic.state !== 'visible') throw new RuleViolation('topic.not-found', FORUM_TEXT.topicNotFound, null, 'not-found');
  throw new RuleViolation('topic.not-yours', FORUM_TEXT.notYourTopic, null, 'forbidden');
}

function refuseEditing(topic: WrittenTopic, moderates: boolean): void {
  if (topic.state === 'hidden') throw new RuleViolation('topic.hidden', FORUM_TEXT.hiddenNotEditable);
  if (topic.merge) throw new RuleViolation('topic.merged', FORUM_TEXT.mergedNotEditable);
  if (topic.locked && !moderates) throw new RuleViolation('topic.locked', FORUM_TEXT.lockedNotEditable);
}
