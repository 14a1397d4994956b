import type { StreamType } from '../../../kernel/decider.js';
import { authorKey, editionKey, type MessageEdition } from '../conversation/chat-keys.rules.js';
import type { MessageCommand } from './message.commands.js';
import { type MessageState, message } from './message.decider.js';
import type { MessageEvent } from './message.events.js';

const keysOf = (of: MessageEdition): readonly string[] => [authorKey(of.chatId, of.authorId), editionKey(of)];

/** `message-<message id>` */
export const messageStream: StreamType<MessageState, MessageCommand, MessageEvent> = {
  category: 'message',
  decider: message,
  events: {
    MessageSent: { schema: 2, sealedFor: (data) => keysOf({ ...data, edition: 0 }), earlier: [{ upcast: (data) => ({ ...data, fileId: null }) }] },
    MessageEdited: { schema: 1, sealedFor: keysOf },
    MessageDeleted: { schema: 1 },
    MessageReacted: { schema: 1 },
    MessageWithheld: { schema: 1 },
    MessageRestored: { schema: 1 },
    MessageEditionsDestroyed: { schema: 1, erases: ({ editions, ...of }) => editions.map((edition) => editionKey({ ...of, edition })) },
  },
};
