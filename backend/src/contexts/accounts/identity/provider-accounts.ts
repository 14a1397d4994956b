import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { ExternalIdentity } from '../../../kernel/identity-provider.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import type { IdentityKey } from './identity.commands.js';
import { identityId, identityStream } from './identity.stream.js';

/** Knows accounts at providers by digests, and whose they are. */
@Injectable()
export class ProviderAccounts {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  keyOf(provider: string, { subject }: ExternalIdentity): IdentityKey {
    return { provider, subject: this.vault.blind('identity', `${provider}\0${subject}`) };
  }

  /** The member who signs in with it, or null; read from the log, so never out of date. */
  async holder(key: IdentityKey): Promise<string | null> {
    return (await this.store.state(identityStream, identityId(key)))?.memberId ?? null;
  }
}
