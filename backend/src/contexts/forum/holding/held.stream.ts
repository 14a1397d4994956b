import type { StreamType } from '../../../kernel/decider.js';
import { words } from '../rules/words.rules.js';
import type { HeldTextCommand } from './held.commands.js';
import { type HeldText, heldText } from './held.decider.js';
import type { HeldTextEvent } from './held.events.js';

/** `held-<id of the topic or comment>` */
export const heldTextStream: StreamType<HeldText, HeldTextCommand, HeldTextEvent> = {
  category: 'held',
  decider: heldText,
  events: {
    TopicHeld: { schema: 1, personal: words('title', 'content', 'tags') },
    CommentHeld: { schema: 1, personal: words('content') },
    TopicReleased: { schema: 1, personal: words('title', 'content', 'tags') },
    CommentReleased: { schema: 1, personal: words('content') },
    HeldTextRefused: {
      schema: 3,
      personal: { subject: ({ authorId }) => authorId, fields: ['note'] },
      earlier: [
        { upcast: ({ topicId = null, commentId = null, outcome = null, note = null, ...refused }) => ({ ...refused, topicId, commentId, outcome, note }) },
        { upcast: (data) => data },
      ],
    },
    TopicHeldAgain: { schema: 1, personal: words('title', 'content', 'tags') },
    CommentHeldAgain: { schema: 1, personal: words('content') },
    HeldTextWithdrawn: { schema: 1 },
  },
};
