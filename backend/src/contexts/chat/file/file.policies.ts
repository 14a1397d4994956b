import { CHAT_FILE_LIMITS } from '../../../../contracts/chat-files.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ChatKeysDestroyed, ChatMemberForgotten } from '../conversation/conversation.events.js';
import type { MessageEditionsDestroyed } from '../message/message.events.js';
import { DiscardUnusedChatFile, RemoveFileOfMessage, RemoveFilesOfChats } from './file.commands.js';
import type { ChatFileUploaded } from './file.events.js';

const HOUR_MS = 60 * 60_000;

/** What no message has taken along after a while goes. */
export const discardUnusedFiles = policy<ChatFileUploaded>({
  name: 'discard-unused-chat-files',
  on: {
    ChatFileUploaded: ({ data: { fileId }, at }) => [
      {
        schedule: intent(DiscardUnusedChatFile, { fileId }),
        key: `discard-unused-chat-file:${fileId}`,
        at: new Date(Date.parse(at) + CHAT_FILE_LIMITS.unusedHours * HOUR_MS).toISOString(),
      },
    ],
  },
});

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
