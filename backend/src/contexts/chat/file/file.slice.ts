import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { ChatFiles } from './chat-files.service.js';
import { DiscardUnusedChatFile, KeepChatFile, RemoveChatFile, RemoveFileOfMessage, RemoveFilesOfChats, UseChatFile } from './file.commands.js';
import { DiscardUnusedChatFileHandler, RemoveChatFileHandler, RemoveFileOfMessageHandler, RemoveFilesOfChatsHandler } from './file.handlers.js';
import { fileOwnData } from './file.own-data.js';
import { discardUnusedFiles, removeUnreadableFiles } from './file.policies.js';
import { CHAT_FILES_AREA, chatFileStream } from './file.stream.js';
import { FileLinks } from './file-links.service.js';
import { FileOpening } from './file-opening.service.js';
import { FileUpload } from './file-upload.service.js';
import { ChatFilesController } from './files.controller.js';
import { FilesOfChats } from './files-of-chats.port.js';
import { ShownFiles } from './shown-files.query.js';

const fileId = ({ fileId }: { fileId: string }): string => fileId;

/** What two members send each other besides words; nobody else is told of it. */
export const file: Slice = {
  streams: [chatFileStream],
  told: tellsNothing(chatFileStream),
  commands: [
    decides(KeepChatFile, chatFileStream, fileId),
    decides(UseChatFile, chatFileStream, fileId),
    handledBy(RemoveChatFile, RemoveChatFileHandler),
    handledBy(DiscardUnusedChatFile, DiscardUnusedChatFileHandler, 'cleanup'),
    handledBy(RemoveFileOfMessage, RemoveFileOfMessageHandler, 'cleanup'),
    handledBy(RemoveFilesOfChats, RemoveFilesOfChatsHandler, 'cleanup'),
  ],
  policies: [discardUnusedFiles, removeUnreadableFiles],
  uploads: [uploadArea(CHAT_FILES_AREA, chatFileStream, (state) => [state?.key ?? null, state?.thumbnailKey ?? null])],
  ownData: fileOwnData,
  controllers: [ChatFilesController],
  providers: [ChatFiles, FileLinks, FileOpening, FileUpload, ShownFiles, { provide: FilesOfChats, useExisting: ShownFiles }],
};
