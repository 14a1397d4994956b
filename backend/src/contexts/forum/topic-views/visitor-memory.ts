import { Inject, Injectable } from '@nestjs/common';
import { TOPIC_VIEW_LIMITS, TOPIC_VIEW_TEXT } from '../../../../contracts/topic-views.js';
import type { Clock } from '../../../kernel/clock.js';
import type { FirstTimes } from '../../../kernel/first-times.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { Vault } from '../../../kernel/vault.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { CLOCK, FIRST_TIMES, RATE_LIMITER, VAULT } from '../../../platform/tokens.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Tells visitors apart without keeping who they are: all that is remembered are keyed digests, for a day at most. */
@Injectable()
export class VisitorMemory {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(FIRST_TIMES) private readonly firstTimes: FirstTimes,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether a visitor has not been counted at a topic in the last 24 hours; from now on they have. */
  isNew(topicId: string, visitor: string): Promise<boolean> {
    return this.firstTimes.isFirst(this.vault.blind('topic-view', `${topicId}/${visitor}`), DAY_MS);
  }

  /** Lets a visitor through once more, or throws the refusal. */
  async keepPace(visitor: string): Promise<void> {
    const now = this.clock.now().getTime();
    // A key for each minute: the limiter forgets only after an hour without tries.
    const key = `view:${this.vault.blind('topic-view-pace', visitor)}:${Math.floor(now / MINUTE_MS)}`;
    const wait = await this.limiter.attempt(key, TOPIC_VIEW_LIMITS.aMinute);
    if (wait > 0) throw rateLimited(Math.min(wait, Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)), TOPIC_VIEW_TEXT.tooOften);
  }
}
