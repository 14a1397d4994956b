import type { StreamType } from '../../../kernel/decider.js';
import { authorKey, dayKeys } from './chat-keys.rules.js';
import type { ConversationCommand, Pair } from './conversation.commands.js';
import { conversation } from './conversation.decider.js';
import type { ConversationEvent } from './conversation.events.js';
import type { PairState } from './conversation.state.rules.js';

/** `chat-<member id>.<member id>`: the same for both sides, the smaller id first. */
export const conversationStream: StreamType<PairState, ConversationCommand, ConversationEvent> = {
  category: 'chat',
  decider: conversation,
  events: {
    ChatStarted: { schema: 1 },
    ChatRequestWritten: { schema: 1 },
    ChatAccepted: { schema: 1 },
    ChatDeleted: { schema: 1 },
    ChatMemberForgotten: { schema: 1, erases: ({ memberId, chatIds }) => chatIds.map((chatId) => authorKey(chatId, memberId)) },
    ChatDayForgotten: { schema: 1, erases: ({ chatId, memberIds, day }) => memberIds.map((memberId) => dayKeys(chatId, memberId, day)) },
    ChatKeysDestroyed: { schema: 1, erases: ({ chatId, memberIds }) => memberIds.map((memberId) => authorKey(chatId, memberId)) },
  },
};

export const pairOf = ({ memberId, otherId }: Pair): string => [memberId, otherId].sort().join('.');
