import { Inject, Injectable } from '@nestjs/common';
import { SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import { rateLimited } from '../../../platform/http/refusals.js';
import { RATE_LIMITER } from '../../../platform/tokens.js';
import { FREE_TRIES } from './second-factor.rules.js';

/** Slows down whoever guesses codes of an account. */
@Injectable()
export class FactorTries {
  private readonly turns = new Turns();

  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  /** Lets one try through; throws the refusal when it is wrong, or tells to wait when there were too many. */
  once(memberId: string, isRight: () => Promise<boolean>, refusal: RuleViolation): Promise<void> {
    const key = `second-factor:${memberId}`;
    return this.turns.take(key, async () => {
      const wait = await this.limiter.waitFor(key);
      if (wait > 0) throw rateLimited(wait, SECOND_FACTOR_TEXT.tooManyTries);
      if (await isRight()) return this.limiter.succeeded(key);
      await this.limiter.failed(key, FREE_TRIES);
      throw refusal;
    });
  }
}
