import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.js';

/** So many may come at once, and then so many a second. */
export interface PaceLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const KEYS = 20_000;

interface Bucket {
  readonly left: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Holds back what comes too fast to this process, whose work it protects: a bucket for each key that fills again as time goes by. */
export class Pace {
  private readonly buckets = new LRUCache<string, Bucket>({ max: KEYS });

  constructor(
    private readonly clock: Clock,
    private readonly limit: PaceLimit,
  ) {}

  /** 0 when one more may come now; otherwise the whole seconds until it may, and it does not count. */
  take(key: string): number {
    const { burst, perSecond } = this.limit;
    const now = this.clock.now().getTime();
    const { left, at } = this.buckets.get(key) ?? { left: burst, at: now };
    const filled = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
    if (filled < 1) return Math.max(1, Math.ceil((1 - filled) / perSecond));
    this.buckets.set(key, { left: filled - 1, at: now });
    return 0;
  }
}
