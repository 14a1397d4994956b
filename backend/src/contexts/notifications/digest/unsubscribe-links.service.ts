import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '../../../kernel/vault.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { VAULT } from '../../../platform/tokens.js';

/** Addresses that stop the digests of one member and can do nothing else; they hold for as long as the mail is kept. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly site: SiteAddress,
  ) {}

  of(memberId: string): string {
    return `${this.site.publicUrl}/notifications/unsubscribe?token=${memberId}.${this.signatureOf(memberId)}`;
  }

  /** Whose digests a token stops, or null when it was not made here. */
  memberOf(token: string): string | null {
    const [memberId = '', signature = ''] = token.split('.', 2);
    const [given, right] = [Buffer.from(signature), Buffer.from(this.signatureOf(memberId))];
    return given.length === right.length && timingSafeEqual(given, right) ? memberId : null;
  }

  private signatureOf(memberId: string): string {
    return this.vault.blind('unsubscribe', memberId);
  }
}
