import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { ExternalIdentity } from '../../../kernel/identity-provider.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { type IdentityKey, LinkIdentity } from './identity.commands.js';
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

  /** The member who signs in with it; null when nobody does or they have been forgotten. Read from the log, so never out of date. */
  async holder(key: IdentityKey): Promise<string | null> {
    const held = await this.store.state(identityStream, identityId(key));
    return held && !(await this.isGone(held.memberId)) ? held.memberId : null;
  }

  /** Throws RuleViolation when it is another member's. */
  async link(memberId: string, key: IdentityKey, origin: Origin): Promise<void> {
    const held = await this.store.state(identityStream, identityId(key));
    const holderIsGone = held !== null && (await this.isGone(held.memberId));
    const { provider, subject } = key;
    await this.store.decideOn(identityStream, identityId(key), new LinkIdentity({ memberId, provider, subject, holderIsGone }, origin));
  }

  private async isGone(memberId: string): Promise<boolean> {
    return (await this.store.state(accountStream, memberId)).registered?.username === null;
  }
}
