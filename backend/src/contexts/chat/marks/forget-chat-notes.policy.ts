import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ChatKeysDestroyed } from '../conversation/conversation.events.js';
import { ForgetChatNotes } from './marks.commands.js';

/** Notes about a conversation go with its keys. */
export const forgetChatNotes = policy<ChatKeysDestroyed>({
  name: 'forget-chat-notes',
  on: { ChatKeysDestroyed: ({ data: { chatId, memberIds } }) => [{ send: intent(ForgetChatNotes, { chatId, memberIds }) }] },
});
