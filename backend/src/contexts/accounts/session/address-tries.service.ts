import type { RateLimiter } from '../../../kernel/rate-limiter.js';

interface Place {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Tries from one address of the network, which many people may share: no more at once than may fail, and whoever comes meanwhile waits until one
 * has ended, so that a class that signs in together is not refused. Where other processes have begun them all, one is told to come again.
 */
export class AddressTries {
  private readonly places = new Map<string, Place>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly free: number,
  ) {}

  /** Seconds to wait after too many failures; 0 when the try has begun, which then must end. */
  async begin(key: string): Promise<number> {
    for (;;) {
      const wait = await this.ask(key);
      if (wait === 0) return 0;
      if ((await this.limiter.waitFor(key)) > 0 || !this.places.get(key)?.underWay) {
        this.wake(key);
        return wait;
      }
      await new Promise<void>((resolve) => this.placeOf(key).waiting.push(resolve));
    }
  }

  async end(key: string, failed: boolean): Promise<void> {
    try {
      await (failed ? this.limiter.failed(key, this.free) : this.limiter.ended(key));
    } finally {
      this.leave(key);
      this.wake(key);
    }
  }

  /** Who asks counts as under way until the answer is there: whoever waits for one is woken by all. */
  private async ask(key: string): Promise<number> {
    this.placeOf(key).underWay += 1;
    let wait: number | null = null;
    try {
      wait = await this.limiter.begin(key, this.free);
      return wait;
    } finally {
      if (wait !== 0) this.leave(key);
      if (wait === null) this.wake(key);
    }
  }

  private placeOf(key: string): Place {
    const place = this.places.get(key) ?? { underWay: 0, waiting: [] };
    this.places.set(key, place);
    return place;
  }

  private leave(key: string): void {
    const place = this.placeOf(key);
    place.underWay -= 1;
    if (place.underWay === 0 && place.waiting.length === 0) this.places.delete(key);
  }

  private wake(key: string): void {
    const place = this.places.get(key);
    place?.waiting.shift()?.();
    if (place && place.underWay === 0 && place.waiting.length === 0) this.places.delete(key);
  }
}
