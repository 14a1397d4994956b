import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import type { Files } from '../../../kernel/files.js';
import { FILES } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { decrypt, encrypt } from '../../../platform/vault/cipher.js';
import { utcDay } from '../conversation/chat-keys.rules.js';
import { ChatSeals } from '../conversation/chat-seals.service.js';
import { KeepChatFile } from './file.commands.js';
import { CHAT_FILES_AREA } from './file.stream.js';
import { detailsIn, type FileDetails, type FileSize, type FoundFile, placeOf } from './file-details.rules.js';

interface OfFile {
  readonly fileId: string;
  readonly chatId: string;
  readonly memberId: string;
}
type Sealed = { readonly fileId: string; readonly chatId: string; readonly authorId: string; readonly day: string; readonly sealed: string };

const KEY_BYTES = 32;

/** Keeps files encrypted, each by a random key of its own that stands only where it is sealed with everything else of the file. */
@Injectable()
export class ChatFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: Uploads,
    private readonly seals: ChatSeals,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async keep({ fileId, chatId, memberId }: OfFile, { bytes, thumbnail, ...found }: FoundFile, origin: Origin): Promise<FileDetails> {
    const contentKey = randomBytes(KEY_BYTES);
    const details: FileDetails = { ...found, size: bytes.length, key: contentKey.toString('base64') };
    const of = { fileId, chatId, authorId: memberId, day: utcDay(origin.at) };
    const sealed = await this.seals.sealFile(of, JSON.stringify(details));
    const record = (key: string, thumbnailKey: string | null): Promise<unknown> =>
      this.commands.execute(new KeepChatFile({ fileId, chatId, memberId, key, thumbnailKey, sealed, day: of.day }, origin));
    await this.store(encrypt(contentKey, bytes, placeOf(fileId, 'full')), fileId, (key) =>
      thumbnail ? this.store(encrypt(contentKey, thumbnail, placeOf(fileId, 'thumbnail')), fileId, (small) => record(key, small)) : record(key, null),
    );
    return details;
  }

  /** Null once one of its keys was destroyed. */
  async detailsOf({ sealed, ...of }: Sealed): Promise<FileDetails | null> {
    const opened = await this.seals.openFile(of, sealed);
    return opened === null ? null : detailsIn(opened);
  }

  /** Null where they are gone. */
  async bytesOf(fileId: string, { key }: FileDetails, size: FileSize, storedAs: string): Promise<Buffer | null> {
    const stored = await this.files.get(storedAs);
    return stored && decrypt(Buffer.from(key, 'base64'), stored.bytes, placeOf(fileId, size));
  }

  private store<T>(bytes: Buffer, owner: string, record: (key: string) => Promise<T>): Promise<T> {
    return this.uploads.keep({ area: CHAT_FILES_AREA, owner, extension: 'sealed' }, { bytes, type: 'application/octet-stream' }, record);
  }
}
