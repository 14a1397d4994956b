import type { StreamType } from '../../../kernel/decider.js';
import { words, wordsOfEdition } from '../../../kernel/words.js';
import type { HeldTextCommand } from './held.commands.js';
import { type HeldText, heldText } from './held.decider.js';
import type { HeldTextEvent } from './held.events.js';

/** What waits is the first edition; version 1 had it under the one key of all that its author wrote. */
const topicWords = {
  schema: 2,
  personal: wordsOfEdition('title', 'content', 'tags'),
  earlier: [{ personal: words('title', 'content', 'tags'), upcast: <Data>(data: Data) => data }],
} as const;
/** Up to version 2 it would have stood in a topic, up to version 3 there or under a post. */
const commentWords = {
  schema: 4,
  personal: wordsOfEdition('content'),
  earlier: [
    { personal: words('content'), upcast: <Data>(data: Data) => data },
    { personal: wordsOfEdition('content'), upcast: <Data>(data: Data) => data },
    { personal: wordsOfEdition('content'), upcast: <Data>(data: Data) => data },
  ],
} as const;
const note = { subject: ({ authorId }: { authorId: string }) => authorId, fields: ['note'] } as const;

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
      schema: 5,
      personal: note,
      earlier: [
        { upcast: ({ topicId = null, commentId = null, outcome = null, note = null, ...refused }) => ({ ...refused, topicId, commentId, outcome, note }) },
        { upcast: (data) => data },
        { personal: note, upcast: (data) => ({ ...data, postId: null }) },
        { personal: note, upcast: (data) => ({ ...data, projectId: null }) },
      ],
    },
    TopicHeldAgain: topicWords,
    CommentHeldAgain: commentWords,
    HeldTextWithdrawn: { schema: 1 },
  },
};
