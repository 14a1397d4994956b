import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { discardUnusedFiles } from './discard-unused-files.policy.js';
import { FileOpening } from './file-opening.service.js';
import { FileUpload } from './file-upload.service.js';
import { ChatFilesController } from './files.controller.js';
import { removeUnreadableFiles } from './remove-unreadable-files.policy.js';
import { DiscardUnusedChatFile, RemoveFileOfMessage, RemoveFilesOfChats, RemoveFilesOfMessages } from './sharing.commands.js';
import { DiscardUnusedChatFileHandler, RemoveFileOfMessageHandler, RemoveFilesOfChatsHandler, RemoveFilesOfMessagesHandler } from './sharing.handlers.js';

/** Files on their way: brought, opened by the two, and gone with the messages that took them along. */
export const sharing: Slice = {
  commands: [
    handledBy(DiscardUnusedChatFile, DiscardUnusedChatFileHandler, 'cleanup'),
    handledBy(RemoveFileOfMessage, RemoveFileOfMessageHandler, 'cleanup'),
    handledBy(RemoveFilesOfMessages, RemoveFilesOfMessagesHandler, 'cleanup'),
    handledBy(RemoveFilesOfChats, RemoveFilesOfChatsHandler, 'cleanup'),
  ],
  policies: [discardUnusedFiles, removeUnreadableFiles],
  controllers: [ChatFilesController],
  providers: [FileOpening, FileUpload],
};
