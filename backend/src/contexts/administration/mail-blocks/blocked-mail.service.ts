import { Inject, Injectable } from '@nestjs/common';
import { blockedIn, domainsOf, mailboxOf } from '../../../../contracts/mail-blocks.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { MailBlocksInForce } from './mail-blocks-in-force.service.js';

/** Tells which blocks hold for an address, of which only a keyed digest is known here. */
@Injectable()
export class BlockedMail {
  constructor(
    private readonly inForce: MailBlocksInForce,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Whether nobody may register with it. */
  isBlocked(address: string): boolean {
    return this.blocksOf(address).length > 0;
  }

  /** The ids of the blocks that hold for a domain or an address. */
  blocksOf(what: string): readonly string[] {
    const domains = domainsOf(what).flatMap((domain) => this.inForce.of(domain) ?? []);
    return what.includes('@') ? [...domains, ...[this.inForce.of(this.digestOf(what))].filter((id) => id !== null)] : domains;
  }

  /** What is kept of a domain or an address that somebody means; null when it is neither. */
  valueOf(what: string): ReturnType<typeof blockedIn> {
    const meant = blockedIn(what);
    return meant?.kind === 'address' ? { kind: 'address', value: this.digestOf(meant.value) } : meant;
  }

  private digestOf(address: string): string {
    return this.vault.blind('blocked-mail', mailboxOf(address));
  }
}
