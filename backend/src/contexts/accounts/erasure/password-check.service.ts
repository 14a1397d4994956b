import { Inject, Injectable } from '@nestjs/common';
import { OWN_DATA_TEXT } from '../../../../contracts/own-data.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { paced } from '../../../platform/rate-limit/paced.js';
import { CREDENTIALS, RATE_LIMITER } from '../../../platform/tokens.js';

/** Wrong passwords that cost nothing, as in signing in. */
const FREE_TRIES = 5;

/** Asks a signed-in member for the password once more, before what cannot be undone. */
@Injectable()
export class PasswordCheck {
  constructor(
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  /** Whether the member has one that can be asked for. */
  isDue(memberId: string): Promise<boolean> {
    return this.credentials.has(memberId);
  }

  /** Throws RuleViolation when the password is wrong, or was wrong too often. */
  async demand(memberId: string, password: string): Promise<void> {
    if (!password) throw wrong(OWN_DATA_TEXT.passwordRequired);
    const key = `password-check:${memberId}`;
    const right = await paced(this.limiter, key, FREE_TRIES, () => this.credentials.verify(memberId, password));
    if (!right) throw wrong(OWN_DATA_TEXT.wrongPassword);
  }
}

const wrong = (sentence: string) => new RuleViolation('WRONG_PASSWORD', sentence, { password: sentence });
