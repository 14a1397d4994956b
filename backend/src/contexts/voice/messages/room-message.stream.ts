import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { ForgetSomeRoomMessages, RoomMessageCommand } from './room-message.commands.js';
import { type RoomMessageState, roomMessage } from './room-message.decider.js';
import type { RoomMessageEvent, RoomMessagesForgotten } from './room-message.events.js';
import { dayKey, keysOfWords } from './room-words.rules.js';

/** `voice-message-<message id>` */
export const roomMessageStream: StreamType<RoomMessageState, RoomMessageCommand, RoomMessageEvent> = {
  category: 'voice-message',
  decider: roomMessage,
  events: {
    RoomMessagePosted: { schema: 1, sealedFor: keysOfWords },
    RoomMessageEdited: { schema: 1, sealedFor: keysOfWords },
    RoomMessageDeleted: { schema: 1 },
    RoomMessageWithheld: { schema: 1 },
    RoomMessageRestored: { schema: 1 },
  },
};

/** What was let go of before has no row by which it could be let go of again. */
const roomChat: Decider<null, ForgetSomeRoomMessages, RoomMessagesForgotten> = {
  initial: null,
  evolve: () => null,
  decide: ({ data: { roomId, day, messageIds } }) => [{ type: 'RoomMessagesForgotten', data: { roomId, day, messageIds: [...messageIds] } }],
};

/** `voice-chat-<room id>` */
export const roomChatStream: StreamType<null, ForgetSomeRoomMessages, RoomMessagesForgotten> = {
  category: 'voice-chat',
  decider: roomChat,
  events: { RoomMessagesForgotten: { schema: 1, erases: ({ roomId, day }) => [dayKey(roomId, day)] } },
};
