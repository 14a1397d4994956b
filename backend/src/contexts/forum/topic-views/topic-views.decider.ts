import type { Decider } from '../../../kernel/decider.js';
import type { CountTopicViews } from './topic-views.commands.js';
import type { TopicViewsCounted } from './topic-views.events.js';

/** Views of one topic in some minutes; each process adds its own. */
export const topicViews: Decider<number, CountTopicViews, TopicViewsCounted> = {
  initial: 0,

  evolve(counted, { type, data }) {
    switch (type) {
      case 'TopicViewsCounted':
        return counted + data.views;
    }
  },

  decide({ data: { topicId, views } }) {
    return views > 0 ? [{ type: 'TopicViewsCounted', data: { topicId, views } }] : [];
  },
};
