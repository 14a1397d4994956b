import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { ChatFiles } from './chat-files.service.js';
import { KeepChatFile, RemoveChatFile, UseChatFile } from './file.commands.js';
import { fileOwnData } from './file.own-data.js';
import { CHAT_FILES_AREA, chatFileStream } from './file.stream.js';
import { FileLinks } from './file-links.service.js';
import { FilesOfChats } from './files-of-chats.port.js';
import { RemoveChatFileHandler } from './remove-file.handler.js';
import { ShownFiles } from './shown-files.query.js';

const fileId = ({ fileId }: { fileId: string }): string => fileId;

/** What two members send each other besides words, as it is kept; nobody else is told of it. */
export const file: Slice = {
  streams: [chatFileStream],
  told: tellsNothing(chatFileStream),
  commands: [decides(KeepChatFile, chatFileStream, fileId), decides(UseChatFile, chatFileStream, fileId), handledBy(RemoveChatFile, RemoveChatFileHandler)],
  uploads: [uploadArea(CHAT_FILES_AREA, chatFileStream, (state) => [state?.key ?? null, state?.thumbnailKey ?? null])],
  ownData: fileOwnData,
  providers: [ChatFiles, FileLinks, ShownFiles, { provide: FilesOfChats, useExisting: ShownFiles }],
};
