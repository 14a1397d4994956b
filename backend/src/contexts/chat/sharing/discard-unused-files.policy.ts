import { CHAT_FILE_LIMITS } from '../../../../contracts/chat-files.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ChatFileUploaded } from '../file/file.events.js';
import { DiscardUnusedChatFile } from './sharing.commands.js';

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
