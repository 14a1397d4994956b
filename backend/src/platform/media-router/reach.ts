/** In so many milliseconds somebody who was let in is connected, where browsers reach the router at all. */
const REACHED_MS = 25_000;
/** So long no room counts on a router that nobody reached. */
const UNREACHED_MS = 600_000;

/** Knows whether browsers reach a router: a wrong address or a shut port is seen by nothing else. Whether one of them has a line, the router says; that has been so once is enough. */
export class Reach {
  private isProven = false;
  private judging: NodeJS.Timeout | undefined;
  private doubtedUntil = 0;

  /** `doubted`: told when nobody was connected in time. */
  constructor(private readonly doubted: () => void) {}

  get isDoubted(): boolean {
    return performance.now() < this.doubtedUntil;
  }

  /** Somebody was let in, and is to be connected soon. */
  expect(): void {
    if (!this.isProven) this.judging ??= setTimeout(() => this.judge(), REACHED_MS).unref();
  }

  prove(): void {
    this.isProven = true;
  }

  end(): void {
    clearTimeout(this.judging);
  }

  private judge(): void {
    this.judging = undefined;
    if (this.isProven) return;
    this.doubtedUntil = performance.now() + UNREACHED_MS;
    this.doubted();
  }
}
