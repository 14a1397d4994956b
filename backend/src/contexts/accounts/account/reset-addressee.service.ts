import { Inject, Injectable } from '@nestjs/common';
import { foldEmail } from '../../../../contracts/email.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { MemberQuery } from '../views/member.query.js';

/** Mails that cost nothing: from one address of the network (which many people may share), and to one mailbox. */
const FREE_MAILS = { address: 10, mailbox: 3 } as const;

/** Finds out whom a reset mail is for, as often as it may be asked, and alike for known and unknown mailboxes. */
@Injectable()
export class ResetAddressee {
  constructor(
    private readonly members: MemberQuery,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  /** A member id, which is nobody's when the mailbox is unknown. Throws RuleViolation when it was asked too often. */
  async of(email: string, address: string): Promise<string> {
    const keys = { address: `password-reset:address:${networkOf(address)}`, mailbox: `password-reset:mailbox:${sha256(foldEmail(email))}` };
    // What one of the two refuses does not count for the other, but for the few that come at the very same moment.
    const wait =
      (await this.limiter.waitFor(keys.address)) ||
      (await this.limiter.attempt(keys.mailbox, FREE_MAILS.mailbox)) ||
      (await this.limiter.attempt(keys.address, FREE_MAILS.address));
    if (wait > 0) throw rateLimited(wait);
    return (await this.members.byIdentifier(email))?._id ?? this.ids.next();
  }
}
