import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { STOPPED_TOKEN_END, type Stopped, stoppedBy } from '../../../../contracts/notifications.js';
import type { Vault } from '../../../kernel/vault.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { VAULT } from '../../../platform/tokens.js';

/** What a link stops, and by which purpose its signature is made: none stops what another does. */
const PURPOSE = { digests: 'unsubscribe', matches: 'unsubscribe-matches', jobs: 'unsubscribe-jobs' } as const satisfies Record<Stopped, string>;

/** Addresses that stop the digests of one member, or the mails about postings that suit them or about their searches, and can do nothing else; they hold for as long as the mail is kept. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly site: SiteAddress,
  ) {}

  of(memberId: string, what: Stopped): string {
    return `${this.site.publicUrl}/notifications/unsubscribe?token=${memberId}.${this.signatureOf(memberId, what)}${STOPPED_TOKEN_END[what]}`;
  }

  /** Whose mails a token stops, and which, or null when it was not made here. */
  read(token: string): { readonly memberId: string; readonly what: Stopped } | null {
    const what = stoppedBy(token);
    const [memberId = '', signature = ''] = token.split('.', 2);
    const [given, right] = [Buffer.from(signature), Buffer.from(this.signatureOf(memberId, what))];
    return given.length === right.length && timingSafeEqual(given, right) ? { memberId, what } : null;
  }

  private signatureOf(memberId: string, what: Stopped): string {
    return this.vault.blind(PURPOSE[what], memberId);
  }
}
