import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { ForgetDeadChat } from './conversation.commands.js';
import type { ChatKeysDestroyed } from './conversation.events.js';

/** Of what can be read by nobody nothing stays: neither sealed messages, nor the trees of their days. */
export const forgetDeadChats = policy<ChatKeysDestroyed>({
  name: 'forget-dead-chats',
  on: {
    ChatKeysDestroyed: ({ data: { chatId }, position, at }) => [
      { schedule: intent(ForgetDeadChat, { chatId, position }), key: `forget-dead-chat:${chatId}`, at },
    ],
  },
});
