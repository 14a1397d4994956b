import { Injectable } from '@nestjs/common';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { ChatFiles } from '../file/chat-files.service.js';
import type { ChatFileDocument } from '../file/file.model.js';
import { type FileLink, FileLinks } from '../file/file-links.service.js';
import { ShownFiles } from '../file/shown-files.query.js';
import { MessagesQuery } from '../message/messages.query.js';
import { SidesQuery } from '../sides/sides.query.js';

export interface OpenedFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly name: string;
}

/** Opens a file for a member who holds a link that was made for them, and may see it still. */
@Injectable()
export class FileOpening {
  constructor(
    private readonly shown: ShownFiles,
    private readonly kept: ChatFiles,
    private readonly links: FileLinks,
    private readonly sides: SidesQuery,
    private readonly messages: MessagesQuery,
    private readonly blocks: ShutOuts,
  ) {}

  /** Null for everything else: nobody learns why. */
  async open(fileId: string, link: FileLink, memberId: string): Promise<OpenedFile | null> {
    const row = this.links.isOpen(fileId, link, memberId) ? await this.shown.find(fileId) : null;
    const storedAs = link.size === 'full' ? row?.key : row?.thumbnail_key;
    if (!row || !storedAs || !(await this.maySee(row, memberId))) return null;
    const details = await this.kept.detailsOf({ fileId, chatId: row.chat_id, authorId: row.author_id, day: row.day, sealed: row.sealed });
    const bytes = details && (await this.kept.bytesOf(fileId, details, link.size, storedAs));
    return bytes && { bytes, type: details.type, name: details.name };
  }

  /** One that no message has taken along yet is its author's alone. */
  private async maySee({ _id, chat_id, author_id, message_id }: ChatFileDocument, memberId: string): Promise<boolean> {
    const side = await this.sides.find(chat_id, memberId);
    if (!side || side.is_gone) return false;
    if (message_id === null) return author_id === memberId;
    const message = await this.messages.find(message_id);
    if (message?.file_id !== _id || message.state !== 'sent' || message.is_withheld || message.position <= side.reads_after) return false;
    return author_id === memberId || !(await this.blocks.shutFrom([author_id], memberId)).has(author_id);
  }
}
