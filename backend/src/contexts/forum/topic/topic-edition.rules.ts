import { topicProblems } from '../../../../contracts/forum.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { editedFor, editionsToDestroy, refuseActing, refuseModeratorEdit, unchanged } from '../rules/edition.rules.js';
import type { TopicEvent } from './topic.events.js';
import { present, type WrittenTopic } from './topic.state.rules.js';
import type { ReturnTopicText, TopicEditionCommand } from './topic-edition.commands.js';
import type { UndoTopicDecision } from './topic-moderation.commands.js';

/** What moderators do to the words of a topic that there is. */
export function changeWords(command: TopicEditionCommand, state: WrittenTopic | null): readonly TopicEvent[] {
  if (command.type === 'ReturnTopicText') return returnAppealed(command, state);
  const { type, data, origin } = command;
  const topic = present(state);
  const { topicId } = data;
  const { authorId, categoryId } = topic;
  if (type === 'DestroyTopicText') {
    refuseActing(authorId, data.authorRole, origin.actor);
    return [
      { type: 'TopicTextDestroyed', data: { topicId, authorId, categoryId, editions: editionsToDestroy(data.word, topic), images: [...(data.images ?? [])] } },
    ];
  }
  refuseModeratorEdit(data, topic, origin);
  const [title, content] = [(data.title ?? topic.title).trim(), data.content.trim()];
  const { title: titleProblem, content: contentProblem } = topicProblems({ title, content, categoryId });
  refuseProblems('topic.incomplete', { title: titleProblem, content: contentProblem });
  if (title === topic.title && content === topic.content) throw unchanged();
  return [{ type: 'TopicEditedByModerator', data: { topicId, authorId, categoryId, title, content, ...editedFor(data, topic, origin) } }];
}

/** Puts the author's words back, as long as they can be read. */
export function returnWords({ data: { topicId, reason }, origin }: UndoTopicDecision, topic: WrittenTopic): readonly TopicEvent[] {
  const { authorId, categoryId, own, edition } = topic;
  refuseActing(authorId, 'user', origin.actor);
  if (!own) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  return [{ type: 'TopicTextReturned', data: { topicId, authorId, categoryId, ...own, edition: edition + 1, message: reason, appealId: null } }];
}

/** An appeal goes by the decision that it is against. */
function returnAppealed({ data: { topicId, decisionId, reason } }: ReturnTopicText, topic: WrittenTopic | null): readonly TopicEvent[] {
  if (!topic?.own || topic.withdrawn || topic.decided?.id !== decisionId) return [];
  const { authorId, categoryId, own, edition } = topic;
  return [{ type: 'TopicTextReturned', data: { topicId, authorId, categoryId, ...own, edition: edition + 1, message: reason, appealId: decisionId } }];
}
