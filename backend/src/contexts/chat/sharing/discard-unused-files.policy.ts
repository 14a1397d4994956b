import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ChatFileUploaded } from '../file/file.events.js';
import { discardedAt } from '../file/unused-files.rules.js';
import { DiscardUnusedChatFile } from './sharing.commands.js';

/** What no message has taken along after a while goes. */
export const discardUnusedFiles = policy<ChatFileUploaded>({
  name: 'discard-unused-chat-files',
  on: {
    ChatFileUploaded: ({ data: { fileId }, at }) => [
      {
        schedule: intent(DiscardUnusedChatFile, { fileId }),
        key: `discard-unused-chat-file:${fileId}`,
        at: discardedAt(at),
      },
    ],
  },
});
