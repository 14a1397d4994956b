import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import { detailsIn, type FileDetails } from '../../../platform/uploads/file-details.js';
import { LockedFiles } from '../../../platform/uploads/locked-files.js';
import { utcDay } from '../conversation/chat-keys.rules.js';
import { ChatSeals } from '../conversation/chat-seals.service.js';
import { KeepChatFile } from './file.commands.js';
import { CHAT_FILES_AREA } from './file.stream.js';
import { type FileSize, type FoundFile, placeOf } from './file-details.rules.js';

interface OfFile {
  readonly fileId: string;
  readonly chatId: string;
  readonly memberId: string;
}
type Sealed = { readonly fileId: string; readonly chatId: string; readonly authorId: string; readonly day: string; readonly sealed: string };

/** Keeps files encrypted, each by a random key of its own that stands only where it is sealed with everything else of the file. */
@Injectable()
export class ChatFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly locked: LockedFiles,
    private readonly seals: ChatSeals,
  ) {}

  async keep({ fileId, chatId, memberId }: OfFile, { bytes, thumbnail, ...found }: FoundFile, origin: Origin): Promise<FileDetails> {
    const details: FileDetails = { ...found, size: bytes.length, key: this.locked.newKey() };
    const of = { fileId, chatId, authorId: memberId, day: utcDay(origin.at) };
    const sealed = await this.seals.sealFile(of, JSON.stringify(details));
    const record = (key: string, thumbnailKey: string | null): Promise<unknown> =>
      this.commands.execute(new KeepChatFile({ fileId, chatId, memberId, key, thumbnailKey, sealed, day: of.day }, origin));
    const keepAs = (size: FileSize, content: Buffer, then: (key: string) => Promise<unknown>): Promise<unknown> =>
      this.locked.keep({ area: CHAT_FILES_AREA, owner: fileId, place: placeOf(fileId, size) }, details.key, content, then);
    await keepAs('full', bytes, (key) => (thumbnail ? keepAs('thumbnail', thumbnail, (small) => record(key, small)) : record(key, null)));
    return details;
  }

  /** Null once one of its keys was destroyed. */
  async detailsOf({ sealed, ...of }: Sealed): Promise<FileDetails | null> {
    const opened = await this.seals.openFile(of, sealed);
    return opened === null ? null : detailsIn(opened);
  }

  /** Null where they are gone. */
  bytesOf(fileId: string, { key }: FileDetails, size: FileSize, storedAs: string): Promise<Buffer | null> {
    return this.locked.bytesOf(storedAs, key, placeOf(fileId, size));
  }
}
