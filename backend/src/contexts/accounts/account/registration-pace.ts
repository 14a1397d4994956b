import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { networkOf } from '../../../platform/http/network-of.js';
import { rateLimited } from '../../../platform/http/refusals.js';
import { RATE_LIMITER } from '../../../platform/tokens.js';
import { AccountSettings } from '../account-settings.js';

const HOUR_S = 3600;
/** Mails that one address may ask for before it has to wait. */
const FREE_MAILS = 3;

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

  /** Lets an address ask for one more verification mail; throws RuleViolation when it was asked too often. */
  async mayMail(address: string): Promise<void> {
    const key = `verification-mail:${networkOf(address)}`;
    const wait = await this.limiter.waitFor(key);
    if (wait > 0) throw rateLimited(wait);
    await this.limiter.failed(key, FREE_MAILS);
  }
}
