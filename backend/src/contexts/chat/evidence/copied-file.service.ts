import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import type { Vault } from '../../../kernel/vault.js';
import { FILES, VAULT } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { decrypt, encrypt } from '../../../platform/vault/cipher.js';
import { ChatFiles } from '../file/chat-files.service.js';
import { chatFileStream } from '../file/file.stream.js';
import { detailsIn, type FileDetails } from '../file/file-details.rules.js';
import type { EvidenceFileKept } from './evidence.events.js';
import { EVIDENCE_FILES_AREA, evidenceKey, evidenceStream } from './evidence.stream.js';

interface OfCopy {
  readonly messageId: string;
  readonly round: number;
}
export interface OpenedEvidence {
  readonly bytes: Buffer;
  readonly details: FileDetails;
}

const KEY_BYTES = 32;
const placeOf = ({ messageId, round }: OfCopy): string => `chat-evidence/${messageId}.${round}`;

/** Copies the file of a reported message under the key of its case, so that nothing of its author's ends it. */
@Injectable()
export class CopiedFile {
  constructor(
    private readonly store: EventStore,
    private readonly kept: ChatFiles,
    private readonly uploads: Uploads,
    @Inject(FILES) private readonly files: Files,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Records null where it cannot be opened any more. */
  async copy<T>(of: OfCopy, fileId: string, record: (file: EvidenceFileKept | null) => Promise<T>): Promise<T> {
    const found = await this.opened(fileId);
    if (!found) return record(null);
    const contentKey = randomBytes(KEY_BYTES);
    const details: FileDetails = { ...found.details, key: contentKey.toString('base64') };
    const sealed = await this.vault.seal(evidenceKey(of), JSON.stringify(details));
    const place = { area: EVIDENCE_FILES_AREA, owner: of.messageId, extension: 'sealed' };
    const stored = { bytes: encrypt(contentKey, found.bytes, placeOf(of)), type: 'application/octet-stream' };
    return this.uploads.keep(place, stored, (key) => record({ key, sealed }));
  }

  /** Null where there is none, or the case is over. */
  async detailsOf(messageId: string): Promise<FileDetails | null> {
    const state = await this.store.state(evidenceStream, messageId);
    const opened = state?.file && (await this.vault.open(evidenceKey({ messageId, round: state.round }), state.file.sealed));
    return opened ? detailsIn(opened) : null;
  }

  async open(messageId: string): Promise<OpenedEvidence | null> {
    const state = await this.store.state(evidenceStream, messageId);
    const details = await this.detailsOf(messageId);
    const stored = state?.file && details && (await this.files.get(state.file.key));
    if (!stored) return null;
    return { details, bytes: decrypt(Buffer.from(details.key, 'base64'), stored.bytes, placeOf({ messageId, round: state.round })) };
  }

  /** Before the fact that destroys what was sealed of it: afterwards nobody knows where its bytes lie. */
  async remove(messageId: string): Promise<void> {
    const state = await this.store.state(evidenceStream, messageId);
    if (state?.file) await this.uploads.remove(state.file.key);
  }

  private async opened(fileId: string): Promise<OpenedEvidence | null> {
    const state = await this.store.state(chatFileStream, fileId);
    const details = state && (await this.kept.detailsOf({ ...state, fileId }));
    const bytes = details && (await this.kept.bytesOf(fileId, details, 'full', state.key));
    return bytes ? { details, bytes } : null;
  }
}
