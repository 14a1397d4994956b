import type { StreamType } from '../../../kernel/decider.js';
import { authorKey, fileKey } from '../conversation/chat-keys.rules.js';
import type { ChatFileCommand } from './file.commands.js';
import { type ChatFileState, chatFile } from './file.decider.js';
import type { ChatFileEvent } from './file.events.js';

/** Where the bytes of files in conversations are kept, encrypted. */
export const CHAT_FILES_AREA = 'chat-files';

/** `chat-file-<file id>` */
export const chatFileStream: StreamType<ChatFileState, ChatFileCommand, ChatFileEvent> = {
  category: 'chat-file',
  decider: chatFile,
  events: {
    ChatFileUploaded: { schema: 1, sealedFor: (of) => [authorKey(of.chatId, of.authorId), fileKey(of)] },
    ChatFileUsed: { schema: 1 },
    ChatFileRemoved: { schema: 1, erases: (of) => [fileKey(of)] },
  },
};
