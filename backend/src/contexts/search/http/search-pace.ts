import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SEARCH_TEXT } from '../../../../contracts/search.js';
import type { Clock } from '../../../kernel/clock.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { callerOf } from '../../../platform/http/current-caller.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { CLOCK, RATE_LIMITER } from '../../../platform/tokens.js';

const MINUTE_MS = 60_000;

/** Keeps one caller from searching without end. */
@Injectable()
export class SearchPace {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws when a member, or an address of guests, has asked more than `free` times in this minute. Each kind of question is counted for itself. */
  async keep(request: FastifyRequest, kind: string, free: number): Promise<void> {
    const { memberId } = callerOf(request);
    const minute = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    // A key for each minute: the limiter alone forgets only after an hour without a try.
    const key = `search:${kind}:${memberId ?? networkOf(request.ip)}:${minute}`;
    const wait = await this.limiter.attempt(key, free);
    if (wait > 0) throw rateLimited(Math.min(wait, MINUTE_MS / 1000), SEARCH_TEXT.tooOften);
  }
}
