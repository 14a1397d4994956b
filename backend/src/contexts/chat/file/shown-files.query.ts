import { Inject, Injectable } from '@nestjs/common';
import type { ChatMessage } from '../../../../contracts/chat.js';
import type { ChatUpload } from '../../../../contracts/chat-files.js';
import type { Views } from '../../../kernel/views.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type FileDetails, typeOf } from '../../../platform/uploads/file-details.js';
import { ChatFiles } from './chat-files.service.js';
import { type ChatFileDocument, chatFilesView } from './file.model.js';
import { FileLinks } from './file-links.service.js';
import type { FilesOfChats, PlacedFile } from './files-of-chats.port.js';

export type FileOfMessage = Pick<ChatMessage, 'message_type' | 'file_url' | 'file_name' | 'file_size' | 'file'>;
export const NO_FILE: FileOfMessage = { message_type: 'text', file_url: null, file_name: null, file_size: null, file: null };

/** Shows what is to be known of files to a member who has the messages that they belong to. */
@Injectable()
export class ShownFiles implements FilesOfChats {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly kept: ChatFiles,
    private readonly links: FileLinks,
    private readonly blocks: ShutOuts,
  ) {}

  find(fileId: string): Promise<ChatFileDocument | null> {
    return this.views.get(chatFilesView.name, fileId);
  }

  async filesAfter(
    { chatId, authorId }: { readonly chatId: string; readonly authorId: string | null },
    position: number,
    limit: number,
  ): Promise<readonly PlacedFile[]> {
    const whose = authorId === null ? {} : { author_id: authorId };
    const filter = { chat_id: chatId, ...whose, position: { $gt: position } };
    const found = await this.views.find(chatFilesView.name, filter, { sort: [['position', 1]], limit });
    return found.map((one) => ({ fileId: one._id, position: one.position }));
  }

  /** By their ids; what cannot be read any more is left out. Across a block those of the other side are told and do not open. */
  async byIds(ids: readonly string[], readerId: string): Promise<ReadonlyMap<string, FileOfMessage>> {
    if (ids.length === 0) return new Map();
    const found = await this.views.getMany(chatFilesView.name, [...new Set(ids)]);
    const others = [...new Set(found.map(({ author_id }) => author_id))].filter((id) => id !== readerId);
    const shut = others.length > 0 ? await this.blocks.shutFrom(others, readerId) : new Set();
    const shown = await Promise.all(found.map(async (one) => [one._id, await this.shown(one, readerId, shut.has(one.author_id))] as const));
    return new Map(shown.flatMap(([id, file]) => (file ? [[id, file] as const] : [])));
  }

  /** What was just kept, for whoever brought it. */
  upload(fileId: string, details: FileDetails, memberId: string): ChatUpload {
    const { width, height, type, name, size } = details;
    const message_type = typeOf(details);
    const thumbnail_url = message_type === 'image' ? this.links.to(fileId, 'thumbnail', memberId) : null;
    return {
      message_type,
      file_url: this.links.to(fileId, 'full', memberId),
      file_name: name,
      file_size: size,
      file: { type, thumbnail_url, width, height },
    };
  }

  private async shown({ _id, ...row }: ChatFileDocument, readerId: string, isShut: boolean): Promise<FileOfMessage | null> {
    const details = await this.kept.detailsOf({ fileId: _id, chatId: row.chat_id, authorId: row.author_id, day: row.day, sealed: row.sealed });
    if (!details) return null;
    const upload = this.upload(_id, details, readerId);
    return isShut ? { ...upload, file_url: null, file: { ...upload.file, thumbnail_url: null } } : upload;
  }
}
