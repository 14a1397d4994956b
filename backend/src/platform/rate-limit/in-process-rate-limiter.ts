import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.js';
import type { Allowance, RateLimiter } from '../../kernel/rate-limiter.js';
import { FORGOTTEN_AFTER_MS, LONGEST_WAIT_S } from './waits.js';

const KEYS = 50_000;

interface Tries {
  readonly failures: number;
  /** Milliseconds since the epoch. */
  readonly blockedUntil: number;
}

interface Taken {
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Counts in the memory of this process; after an hour without a failure a key starts over. */
export class InProcessRateLimiter implements RateLimiter {
  private readonly tries: LRUCache<string, Tries>;
  private readonly taken = new LRUCache<string, Taken>({ max: KEYS });

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

  async take(key: string, { most, seconds }: Allowance): Promise<number> {
    const now = this.clock.now().getTime();
    const { count, until } = this.takenNow(key) ?? { count: 0, until: now + seconds * 1000 };
    if (count >= most) return Math.ceil((until - now) / 1000);
    this.taken.set(key, { count: count + 1, until });
    return 0;
  }

  async giveBack(key: string): Promise<void> {
    const taken = this.takenNow(key);
    if (taken && taken.count > 0) this.taken.set(key, { ...taken, count: taken.count - 1 });
  }

  private takenNow(key: string): Taken | null {
    const taken = this.taken.get(key);
    return taken && taken.until > this.clock.now().getTime() ? taken : null;
  }
}
