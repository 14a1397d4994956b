import { topicProblems } from '../../../../contracts/forum.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { CreateTopic, TopicCommand, WithdrawTopic } from './topic.commands.js';
import type { TopicEvent } from './topic.events.js';

export type TopicState = {
  readonly authorId: string;
  readonly categoryId: string;
  readonly title: string;
  readonly content: string;
  readonly state: 'visible' | 'hidden' | 'deleted';
  readonly withdrawn?: true;
} | null;

export const topic: Decider<TopicState, TopicCommand, TopicEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'TopicCreated':
        return { authorId: data.authorId, categoryId: data.categoryId, title: data.title, content: data.content, state: 'visible' };
      case 'TopicHidden':
        return state && { ...state, state: 'hidden' };
      case 'TopicDeleted':
        return state && { ...state, state: 'deleted' };
      case 'TopicWithdrawn':
        return state && { ...state, state: 'deleted', withdrawn: true };
    }
  },

  decide(command, state) {
    if (command.type === 'CreateTopic') return state ? [] : create(command);
    if (command.type === 'WithdrawTopic') return withdraw(command, state);
    if (!state || state.state === 'deleted') return [];
    const { authorId, categoryId } = state;
    const wasHidden = state.state === 'hidden';
    const { topicId, reportId, reason } = command.data;
    switch (command.type) {
      case 'HideTopic':
        return wasHidden ? [] : [{ type: 'TopicHidden', data: { topicId, authorId, categoryId, reportId, reason } }];
      case 'DeleteTopic':
        return [{ type: 'TopicDeleted', data: { topicId, authorId, categoryId, reportId, reason, wasHidden } }];
    }
  },
};

function create({ data: { topicId, authorId, categoryId, title, content, tags } }: CreateTopic): readonly TopicEvent[] {
  refuseProblems('topic.incomplete', topicProblems({ title, content, categoryId, selectedTags: tags }));
  const kept = [...new Set(tags.map((tag) => tag.trim().toLocaleLowerCase('tr')).filter(Boolean))];
  return [{ type: 'TopicCreated', data: { topicId, authorId, categoryId, title: title.trim(), content: content.trim(), tags: kept } }];
}

/** What a moderator has hidden or deleted is withdrawn too: its text is the author's to take along. */
function withdraw({ data: { topicId } }: WithdrawTopic, state: TopicState): readonly TopicEvent[] {
  if (!state || state.withdrawn) return [];
  const { authorId, categoryId } = state;
  return [{ type: 'TopicWithdrawn', data: { topicId, authorId, categoryId, wasVisible: state.state === 'visible' } }];
}
