import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.js';
import type { FirstTimes } from '../../kernel/first-times.js';

/** Beyond this what happened longest ago is forgotten early, and may be a first time again. */
const KEYS = 100_000;

/** Remembers in the memory of this process, until it ends. */
export class InProcessFirstTimes implements FirstTimes {
  private readonly known: LRUCache<string, true>;

  constructor(clock: Clock) {
    // The cache would count on the machine's clock, and look at it only once in a while.
    this.known = new LRUCache({ max: KEYS, ttl: 1, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
  }

  async isFirst(key: string, forMs: number): Promise<boolean> {
    if (this.known.peek(key)) return false;
    this.known.set(key, true, { ttl: forMs });
    return true;
  }
}
