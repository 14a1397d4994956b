import { Inject, Injectable } from '@nestjs/common';
import type { SealedConversation } from '../../../../contracts/chat-evidence.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { evidenceKey, evidenceStream } from './evidence.stream.js';

/** Opens what was copied of what everybody could read. */
@Injectable()
export class KeptWords {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** The last of its words; null where nothing is kept, or no more. */
  async newest(contentId: string): Promise<string | null> {
    const kept = (await this.store.read(evidenceStream, contentId)).findLast(({ type }) => type === 'ChatEvidenceKept');
    const opened = kept?.type === 'ChatEvidenceKept' ? await this.vault.open(evidenceKey(kept.data), kept.data.sealed) : null;
    return opened === null ? null : ((JSON.parse(opened) as SealedConversation).versions.at(-1)?.content ?? null);
  }
}
