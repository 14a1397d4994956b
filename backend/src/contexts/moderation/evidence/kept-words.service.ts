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

  /** Its words in a revision; null where none are kept of that, or no more. */
  async of(contentId: string, revision: number): Promise<string | null> {
    const facts = await this.store.read(evidenceStream, contentId);
    const kept = facts.findLast((fact) => fact.type === 'ChatEvidenceKept' && fact.data.revision === revision);
    const opened = kept?.type === 'ChatEvidenceKept' ? await this.vault.open(evidenceKey(kept.data), kept.data.sealed) : null;
    return opened === null ? null : ((JSON.parse(opened) as SealedConversation).versions.at(-1)?.content ?? null);
  }
}
