import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.js';
import type { Allowance, RateLimiter } from '../../kernel/rate-limiter.js';
import { FORGOTTEN_AFTER_MS, LONGEST_TRY_MS, LONGEST_WAIT_S, SHORTEST_WAIT_S } from './waits.js';

const KEYS = 50_000;

interface Tries {
  readonly failures: number;
  /** Milliseconds since the epoch. */
  readonly blockedUntil: number;
}

interface UnderWay {
  readonly count: number;
  /** When the last one began, in milliseconds since the epoch. */
  readonly since: number;
}

interface Taken {
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Counts in the memory of this process; after an hour without a failure a key starts over. */
export class InProcessRateLimiter implements RateLimiter {
  private readonly tries: LRUCache<string, Tries>;
  private readonly underWay = new LRUCache<string, UnderWay>({ max: KEYS });
  private readonly taken = new LRUCache<string, Taken>({ max: KEYS });

  constructor(private readonly clock: Clock) {
    // The cache would count on the machine's clock, and look at it only once in a while.
    this.tries = new LRUCache({ max: KEYS, ttl: FORGOTTEN_AFTER_MS, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
  }

  async waitFor(key: string): Promise<number> {
    return this.waitNow(key);
  }

  async attempt(key: string, free: number): Promise<number> {
    const wait = this.waitNow(key);
    if (wait === 0) this.fail(key, free);
    return wait;
  }

  async begin(key: string, free: number): Promise<number> {
    const wait = this.waitNow(key);
    if (wait > 0) return wait;
    const count = this.countUnderWay(key);
    const left = Math.max(1, free - (this.tries.get(key)?.failures ?? 0));
    if (count >= left) return SHORTEST_WAIT_S;
    this.underWay.set(key, { count: count + 1, since: this.clock.now().getTime() });
    return 0;
  }

  async ended(key: string): Promise<void> {
    this.end(key);
  }

  async failed(key: string, free: number): Promise<void> {
    this.end(key);
    this.fail(key, free);
  }

  async succeeded(key: string): Promise<void> {
    this.end(key);
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

  private waitNow(key: string): number {
    const blockedUntil = this.tries.get(key)?.blockedUntil ?? 0;
    return Math.max(0, Math.ceil((blockedUntil - this.clock.now().getTime()) / 1000));
  }

  private fail(key: string, free: number): void {
    const failures = (this.tries.get(key)?.failures ?? 0) + 1;
    const wait = failures < free ? 0 : Math.min(2 ** (failures - free), LONGEST_WAIT_S);
    this.tries.set(key, { failures, blockedUntil: this.clock.now().getTime() + wait * 1000 });
  }

  private countUnderWay(key: string): number {
    const { count, since } = this.underWay.get(key) ?? { count: 0, since: 0 };
    return this.clock.now().getTime() - since > LONGEST_TRY_MS ? 0 : count;
  }

  private end(key: string): void {
    const under = this.underWay.get(key);
    if (under && under.count > 1) this.underWay.set(key, { ...under, count: under.count - 1 });
    else this.underWay.delete(key);
  }

  private takenNow(key: string): Taken | null {
    const taken = this.taken.get(key);
    return taken && taken.until > this.clock.now().getTime() ? taken : null;
  }
}
