import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ChatDayForgotten, ChatKeysDestroyed, ChatMemberForgotten } from '../conversation/conversation.events.js';
import type { MessageEditionsDestroyed } from '../message/message.events.js';
import { RemoveFileOfMessage, RemoveFilesOfChats, RemoveFilesOfMessages } from './sharing.commands.js';

/** Files go with what can be read of their messages. */
export const removeUnreadableFiles = policy<MessageEditionsDestroyed | ChatDayForgotten | ChatKeysDestroyed | ChatMemberForgotten>({
  name: 'remove-unreadable-chat-files',
  on: {
    MessageEditionsDestroyed: ({ data: { messageId } }) => [{ send: intent(RemoveFileOfMessage, { messageId }) }],
    ChatDayForgotten: ({ id, data: { messageIds }, at }) => [
      { schedule: intent(RemoveFilesOfMessages, { messageIds }), key: `remove-files-of-messages:${id}`, at },
    ],
    ChatKeysDestroyed: ({ data: { chatId }, position, at }) => [
      { schedule: intent(RemoveFilesOfChats, { chatIds: [chatId], authorId: null, position }), key: `remove-files-of-chat:${chatId}`, at },
    ],
    ChatMemberForgotten: ({ data: { chatIds, memberId, otherId }, position, at }) => [
      { schedule: intent(RemoveFilesOfChats, { chatIds, authorId: memberId, position }), key: `remove-files-of-chats:${memberId}.${otherId}`, at },
    ],
  },
});
