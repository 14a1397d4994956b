import { Inject, Injectable } from '@nestjs/common';
import { SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import { paced } from '../../../platform/rate-limit/paced.js';
import { RATE_LIMITER } from '../../../platform/tokens.js';
import { FREE_TRIES } from './second-factor.rules.js';

/** Slows down whoever guesses codes of an account. The turns are those of one process; across processes the limiter counts what is under way. */
@Injectable()
export class FactorTries {
  private readonly turns = new Turns();

  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  /** Lets one try through; throws the refusal when it is wrong, or tells to wait when there were too many. */
  once(memberId: string, isRight: () => Promise<boolean>, refusal: RuleViolation): Promise<void> {
    const key = `second-factor:${memberId}`;
    return this.turns.take(key, async () => {
      if (!(await paced(this.limiter, key, FREE_TRIES, isRight, SECOND_FACTOR_TEXT.tooManyTries))) throw refusal;
    });
  }
}
