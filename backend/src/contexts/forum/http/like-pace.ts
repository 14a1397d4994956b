import { Inject, Injectable } from '@nestjs/common';
import { LIKE_LIMITS, LIKE_TEXT } from '../../../../contracts/likes.js';
import type { Clock } from '../../../kernel/clock.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { CLOCK, RATE_LIMITER } from '../../../platform/tokens.js';

const MINUTE_MS = 60_000;

/** Slows down whoever likes and unlikes without end. */
@Injectable()
export class LikePace {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Lets one more through, or throws the refusal. */
  async keep(memberId: string): Promise<void> {
    const now = this.clock.now().getTime();
    // A key for each minute: the limiter forgets only after an hour without tries, which would count the likes of a whole day.
    const key = `like:${memberId}:${Math.floor(now / MINUTE_MS)}`;
    const wait = await this.limiter.attempt(key, LIKE_LIMITS.aMinute);
    if (wait > 0) throw rateLimited(Math.min(wait, Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)), LIKE_TEXT.tooOften);
  }
}
