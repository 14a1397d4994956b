import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Files } from '../../kernel/files.js';
import { FILES } from '../tokens.js';
import { decrypt, encrypt } from '../vault/cipher.js';
import { Uploads } from './uploads.js';

interface LockedPlace {
  readonly area: string;
  /** Id of the stream whose facts will refer to the file. */
  readonly owner: string;
  /** What its bytes are encrypted for: those of one file do not open in the place of another. */
  readonly place: string;
}

const KEY_BYTES = 32;

/** Keeps files encrypted, each by a random key of its own that stands only where its context has sealed it. */
@Injectable()
export class LockedFiles {
  constructor(
    private readonly uploads: Uploads,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** In base64. */
  newKey(): string {
    return randomBytes(KEY_BYTES).toString('base64');
  }

  /** Keeps the bytes, then does what records them under the name that they have in the store. */
  keep<T>({ area, owner, place }: LockedPlace, key: string, bytes: Buffer, record: (storedAs: string) => Promise<T>): Promise<T> {
    const locked = encrypt(Buffer.from(key, 'base64'), bytes, place);
    return this.uploads.keep({ area, owner, extension: 'sealed' }, { bytes: locked, type: 'application/octet-stream' }, record);
  }

  /** Null where they are gone. */
  async bytesOf(storedAs: string, key: string, place: string): Promise<Buffer | null> {
    const stored = await this.files.get(storedAs);
    return stored && unlocked(key, stored.bytes, place);
  }
}

export const unlocked = (key: string, bytes: Buffer, place: string): Buffer => decrypt(Buffer.from(key, 'base64'), bytes, place);
