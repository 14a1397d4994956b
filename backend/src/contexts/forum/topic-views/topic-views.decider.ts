import type { Command } from '../../../kernel/command.js';
import type { Decider } from '../../../kernel/decider.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { CountPostViews, CountTopicViews } from './topic-views.commands.js';
import type { PostViewsCounted, TopicViewsCounted } from './topic-views.events.js';

interface Counted {
  views: number;
}

/** Views of one text in some minutes; each process adds its own. */
const counting = <C extends Command<Counted>, E extends DomainEvent<string, Counted>>(fact: (data: C['data']) => E): Decider<number, C, E> => ({
  initial: 0,
  evolve: (counted, { data }) => counted + data.views,
  decide: ({ data }) => (data.views > 0 ? [fact(data)] : []),
});

export const topicViews = counting<CountTopicViews, TopicViewsCounted>(({ topicId, views }) => ({ type: 'TopicViewsCounted', data: { topicId, views } }));
export const postViews = counting<CountPostViews, PostViewsCounted>(({ postId, authorId, views }) => ({
  type: 'PostViewsCounted',
  data: { postId, authorId, views },
}));
