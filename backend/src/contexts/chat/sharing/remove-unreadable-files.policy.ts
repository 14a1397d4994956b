import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ChatKeysDestroyed, ChatMemberForgotten } from '../conversation/conversation.events.js';
import type { MessageEditionsDestroyed } from '../message/message.events.js';
import { RemoveFileOfMessage, RemoveFilesOfChats } from './sharing.commands.js';

/** Files go with what can be read of their messages. */
export const removeUnreadableFiles = policy<MessageEditionsDestroyed | ChatKeysDestroyed | ChatMemberForgotten>({
  name: 'remove-unreadable-chat-files',
  on: {
    MessageEditionsDestroyed: ({ data: { messageId } }) => [{ send: intent(RemoveFileOfMessage, { messageId }) }],
    ChatKeysDestroyed: ({ data: { chatId }, position, at }) => [
      { schedule: intent(RemoveFilesOfChats, { chatIds: [chatId], authorId: null, position }), key: `remove-files-of-chat:${chatId}`, at },
    ],
    ChatMemberForgotten: ({ data: { chatIds, memberId, otherId }, position, at }) => [
      { schedule: intent(RemoveFilesOfChats, { chatIds, authorId: memberId, position }), key: `remove-files-of-chats:${memberId}.${otherId}`, at },
    ],
  },
});
