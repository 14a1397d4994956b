import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.js';
import type { RateLimiter } from '../../kernel/rate-limiter.js';
import { FORGOTTEN_AFTER_MS, LONGEST_WAIT_S } from './waits.js';

const KEYS = 50_000;

interface Tries {
  readonly failures: number;
  /** Milliseconds since the epoch. */
  readonly blockedUntil: number;
}

/** Counts failures in the memory of this process; after an hour without one a key starts over. */
export class InProcessRateLimiter implements RateLimiter {
  private readonly tries: LRUCache<string, Tries>;

  constructor(private readonly clock: Clock) {
    // The cache would count on the machine's clock, and look at it only once in a while.
    this.tries = new LRUCache({ max: KEYS, ttl: FORGOTTEN_AFTER_MS, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
  }

  async waitFor(key: string): Promise<number> {
    const blockedUntil = this.tries.get(key)?.blockedUntil ?? 0;
    return Math.max(0, Math.ceil((blockedUntil - this.clock.now().getTime()) / 1000));
  }

  async failed(key: string, free: number): Promise<void> {
    const failures = (this.tries.get(key)?.failures ?? 0) + 1;
    const wait = failures < free ? 0 : Math.min(2 ** (failures - free), LONGEST_WAIT_S);
    this.tries.set(key, { failures, blockedUntil: this.clock.now().getTime() + wait * 1000 });
  }

  async succeeded(key: string): Promise<void> {
    this.tries.delete(key);
  }
}
