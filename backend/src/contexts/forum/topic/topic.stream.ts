import { perFlagFact } from '../../../../contracts/topic-flags.js';
import type { StreamType } from '../../../kernel/decider.js';
import { editionsOf, words, wordsOfEdition } from '../../../kernel/words.js';
import type { TopicCommand } from './topic.commands.js';
import { type TopicState, topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';

/** `topic-<topic id>` */
export const topicStream: StreamType<TopicState, TopicCommand, TopicEvent> = {
  category: 'topic',
  decider: topic,
  events: {
    TopicCreated: {
      schema: 2,
      personal: wordsOfEdition('title', 'content', 'tags'),
      earlier: [{ personal: words('title', 'content', 'tags'), upcast: (data) => data }],
    },
    TopicHidden: {
      schema: 2,
      personal: words('tags'),
      earlier: [{ personal: words('tags'), upcast: (data) => ({ ...data, wasListed: data.wasListed !== false }) }],
    },
    TopicDeleted: {
      schema: 2,
      personal: words('tags'),
      earlier: [{ personal: words('tags'), upcast: (data) => ({ ...data, wasListed: !data.wasHidden && data.wasListed !== false }) }],
    },
    TopicWithdrawn: { schema: 1, personal: words('tags') },
    TopicEdited: {
      schema: 2,
      personal: wordsOfEdition('title', 'content', 'tags', 'formerTags'),
      earlier: [{ personal: words('title', 'content', 'tags', 'formerTags'), upcast: (data) => ({ ...data, edition: 0 }) }],
    },
    TopicEditedByModerator: { schema: 1, personal: wordsOfEdition('title', 'content', 'message', 'tags') },
    TopicTextReturned: { schema: 1, personal: wordsOfEdition('title', 'content', 'message', 'tags') },
    TopicTextDestroyed: { schema: 1, personal: words('tags'), erases: editionsOf },
    TopicSolved: { schema: 1, personal: words('tags') },
    TopicReopened: { schema: 1, personal: words('tags') },
    TopicSolutionLost: { schema: 1, personal: words('tags') },
    TopicSolutionRegained: { schema: 1, personal: words('tags') },
    TopicRestored: { schema: 1, personal: words('tags') },
    ...perFlagFact(() => ({ schema: 1 as const, personal: words('tags') })),
    TopicMoved: { schema: 1, personal: words('tags') },
    TopicRetagged: {
      schema: 2,
      personal: words('tags', 'formerTags'),
      earlier: [{ personal: words('tags', 'formerTags'), upcast: (data) => ({ ...data, listed: data.listed !== false }) }],
    },
    TopicMerged: { schema: 1, personal: words('tags') },
    TopicUnmerged: { schema: 1, personal: words('tags') },
    TopicSplitOff: { schema: 1, personal: words('tags') },
    TopicTagsFollowed: { schema: 1, personal: words('tags', 'formerTags') },
    TopicActivityRecounted: { schema: 1, personal: words('tags') },
  },
};
