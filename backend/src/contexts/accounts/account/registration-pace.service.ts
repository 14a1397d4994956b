import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { foldEmail } from '../../../../contracts/email.js';
import type { Allowance, RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { RATE_LIMITER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { AccountSettings } from '../account-settings.port.js';

const HOUR_S = 3600;
/** Mails that one address of the network may ask for before it has to wait. */
const FREE_MAILS = 3;
/** Mails to one mailbox, whoever asks for them. Its owner, who may not have registered it, is not to be pestered by a network of askers. */
const MAILBOX: Allowance = { most: 3, seconds: HOUR_S };

/** Holds back those who open accounts by the dozen. */
@Injectable()
export class RegistrationPace {
  constructor(
    private readonly settings: AccountSettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  /** Registers, so often from one address; what is refused for its own sake does not count. Throws RuleViolation. */
  async keepTo(address: string, register: () => Promise<void>): Promise<void> {
    const most = this.settings.registrationsPerHour;
    if (most === 0) return register();
    const key = `registration:${networkOf(address)}`;
    const wait = await this.limiter.take(key, { most, seconds: HOUR_S });
    if (wait > 0) throw rateLimited(wait, ACCOUNT_TEXT.tooManyRegistrations);
    try {
      await register();
    } catch (error) {
      if (error instanceof RuleViolation) await this.limiter.giveBack(key);
      throw error;
    }
  }

  /**
   * Whether a mailbox may get one more verification mail, asked for from an address of the network. Throws RuleViolation when that asked too often;
   * of a mailbox that had too many the caller learns nothing: it is counted whether or not anybody has registered it.
   */
  async mayMail(address: string, email: string): Promise<boolean> {
    const wait = await this.limiter.attempt(`verification-mail:${networkOf(address)}`, FREE_MAILS);
    if (wait > 0) throw rateLimited(wait);
    return (await this.limiter.take(`verification-mail:mailbox:${sha256(foldEmail(email))}`, MAILBOX)) === 0;
  }
}
