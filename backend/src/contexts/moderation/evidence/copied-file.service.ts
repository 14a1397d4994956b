import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { VAULT } from '../../../platform/tokens.js';
import { detailsIn, type FileDetails } from '../../../platform/uploads/file-details.js';
import { LockedFiles } from '../../../platform/uploads/locked-files.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import type { OpenedFile } from '../reportable/reportable-content.port.js';
import type { EvidenceFileKept } from './evidence.events.js';
import { EVIDENCE_FILES_AREA, evidenceKey, evidenceStream } from './evidence.stream.js';

interface OfCopy {
  readonly messageId: string;
  readonly round: number;
}
const placeOf = ({ messageId, round }: OfCopy): string => `chat-evidence/${messageId}.${round}`;

/** Copies the file of a reported message under the key of its case, so that nothing of its author's ends it. */
@Injectable()
export class CopiedFile {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly locked: LockedFiles,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Records null where it cannot be opened any more or cannot be copied: no fault of a file keeps a report back. */
  async copy(of: OfCopy, opened: () => Promise<OpenedFile | null>, record: (file: EvidenceFileKept | null) => Promise<unknown>): Promise<void> {
    // At most one: what it refuses is told on, what fails around it is not.
    const recording: Promise<unknown>[] = [];
    try {
      await this.copied(of, opened, async (file) => {
        recording.push(record(file));
        await Promise.all(recording);
      });
    } catch (error) {
      await Promise.all(recording);
      this.logger.error({ err: error, messageId: of.messageId }, 'the file of a reported message could not be copied cleanly');
      if (recording.length === 0) await record(null);
    }
  }

  /** Null where there is none, or the case is over. */
  async detailsOf(messageId: string): Promise<FileDetails | null> {
    const state = await this.store.state(evidenceStream, messageId);
    const opened = state?.file && (await this.vault.open(evidenceKey({ messageId, round: state.round }), state.file.sealed));
    return opened ? detailsIn(opened) : null;
  }

  /** Null where its bytes are gone, too. */
  async open(messageId: string): Promise<OpenedFile | null> {
    const state = await this.store.state(evidenceStream, messageId);
    const details = await this.detailsOf(messageId);
    const bytes = state?.file && details && (await this.locked.bytesOf(state.file.key, details.key, placeOf({ messageId, round: state.round })));
    return bytes ? { details, bytes } : null;
  }

  /** Whether the copy can be opened. What fails here is copied anew, and told by that if it fails again. */
  async stands(messageId: string): Promise<boolean> {
    try {
      return (await this.open(messageId)) !== null;
    } catch (error) {
      this.logger.error({ err: error, messageId }, 'the copied file of a reported message does not open');
      return false;
    }
  }

  /** Removes the bytes of what is over, by the facts that name them. */
  async removeOver(messageId: string): Promise<void> {
    const facts = await this.store.read(evidenceStream, messageId);
    const over = new Set(facts.flatMap(({ type, data }) => (type === 'ChatEvidenceDestroyed' ? [data.round] : [])));
    for (const { type, data } of facts) {
      if (type !== 'ChatEvidenceKept' && type !== 'ChatEvidenceNeeded') continue;
      if (data.file && over.has(data.round)) await this.uploads.remove(data.file.key);
    }
  }

  private async copied(of: OfCopy, opened: () => Promise<OpenedFile | null>, record: (file: EvidenceFileKept | null) => Promise<void>): Promise<void> {
    const found = await opened();
    if (!found) return record(null);
    const key = this.locked.newKey();
    const sealed = await this.vault.seal(evidenceKey(of), JSON.stringify({ ...found.details, key } satisfies FileDetails));
    const place = { area: EVIDENCE_FILES_AREA, owner: of.messageId, place: placeOf(of) };
    await this.locked.keep(place, key, found.bytes, (storedAs) => record({ key: storedAs, sealed }));
  }
}
