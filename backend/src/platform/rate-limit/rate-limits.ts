import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import type { RateLimiter } from '../../kernel/rate-limiter.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { rateLimited } from '../refusals/refusals.js';
import { CLOCK, RATE_LIMITER } from '../tokens.js';

const MINUTE_MS = 60_000;
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** Refuses, as RuleViolation with the seconds to wait, what is tried too often; what is refused for another reason afterwards counts too. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts a try; after `free` of them each further one doubles the wait, until an hour has passed without any. */
  async count(key: string, free: number, sentence?: string): Promise<void> {
    const wait = await this.limiter.attempt(key, free);
    if (wait > 0) throw rateLimited(wait, sentence);
  }

  /** Counts a try; so many may come in each minute of the clock. */
  async countInMinute(key: string, most: number, sentence?: string): Promise<void> {
    const now = this.clock.now().getTime();
    // A key for each minute: the limiter alone forgets only after an hour without a try, which would add up what is done in a whole day.
    const wait = await this.limiter.attempt(`${key}:${Math.floor(now / MINUTE_MS)}`, most);
    if (wait > 0) throw rateLimited(Math.min(wait, Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)), sentence);
  }

  /** Counts a try that must come no more than once in a second, whoever makes it. */
  async countInSecond(key: string, sentence?: string): Promise<void> {
    const wait = await this.limiter.take(key, { most: 1, seconds: 1 });
    if (wait > 0) throw rateLimited(wait, sentence);
  }

  /** Counts one more and answers whether it may be; so many may within a day, and room for more comes back with the end of it. */
  async countInDay(key: string, most: number): Promise<boolean> {
    return (await this.limiter.take(key, { most, seconds: DAY_S })) === 0;
  }

  /** The same as a refusal. */
  async refuseInDay(key: string, most: number, sentence?: string): Promise<void> {
    const wait = await this.limiter.take(key, { most, seconds: DAY_S });
    if (wait > 0) throw rateLimited(wait, sentence);
  }

  /** Does what may be done so often within a day; what a rule refuses was not done, and counts no more. */
  async doInDay<T>(key: string, most: number, sentence: string, act: () => Promise<T>): Promise<T> {
    await this.refuseInDay(key, most, sentence);
    try {
      return await act();
    } catch (error) {
      if (error instanceof RuleViolation) await this.limiter.giveBack(key);
      throw error;
    }
  }

  /** Counts a try; so many may come within an hour, and room for more comes back little by little. */
  async countInHour(key: string, most: number, sentence?: string): Promise<void> {
    const wait = await this.limiter.take(key, { most, seconds: HOUR_S });
    if (wait > 0) throw rateLimited(wait, sentence);
  }
}
