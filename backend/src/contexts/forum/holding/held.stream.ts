import type { StreamType } from '../../../kernel/decider.js';
import { words, wordsOfEdition } from '../rules/words.rules.js';
import type { HeldTextCommand } from './held.commands.js';
import { type HeldText, heldText } from './held.decider.js';
import type { HeldTextEvent } from './held.events.js';

/** What waits is the first edition; version 1 had it under the one key of all that its author wrote. */
const topicWords = {
  schema: 2,
  personal: wordsOfEdition('title', 'content', 'tags'),
  earlier: [{ personal: words('title', 'content', 'tags'), upcast: <Data>(data: Data) => data }],
} as const;
const commentWords = {
  schema: 2,
  personal: wordsOfEdition('content'),
  earlier: [{ personal: words('content'), upcast: <Data>(data: Data) => data }],
} as const;

/** `held-<id of the topic or comment>` */
export const heldTextStream: StreamType<HeldText, HeldTextCommand, HeldTextEvent> = {
  category: 'held',
  decider: heldText,
  events: {
    TopicHeld: topicWords,
    CommentHeld: commentWords,
    TopicReleased: topicWords,
    CommentReleased: commentWords,
    HeldTextRefused: {
      schema: 3,
      personal: { subject: ({ authorId }) => authorId, fields: ['note'] },
      earlier: [
        { upcast: ({ topicId = null, commentId = null, outcome = null, note = null, ...refused }) => ({ ...refused, topicId, commentId, outcome, note }) },
        { upcast: (data) => data },
      ],
    },
    TopicHeldAgain: topicWords,
    CommentHeldAgain: commentWords,
    HeldTextWithdrawn: { schema: 1 },
  },
};
