/** In so many milliseconds somebody who was let in is connected, where browsers reach the router at all. */
const REACHED_MS = 25_000;
/** So long no room counts on a router that nobody reached. */
const UNREACHED_MS = 600_000;
/** One or two who are never connected say more of their own network, or of a tab that was closed. */
const FEWEST = 3;

/**
 * Knows whether browsers reach a router: a wrong address or a shut port is seen by nothing else. That one of them is connected is enough, also for a router that was
 * doubted.
 */
export class Reach {
  private isProven = false;
  private readonly awaited = new Set<string>();
  private judging: NodeJS.Timeout | undefined;
  private doubtedUntil = 0;

  /** `doubted`: told when nobody of several was connected in time. `isThere`: whether a connection is still arranged: one that another of its member's has replaced is not. */
  constructor(
    private readonly doubted: () => void,
    private readonly isThere: (connection: string) => boolean,
  ) {}

  get isDoubted(): boolean {
    return performance.now() < this.doubtedUntil;
  }

  /** Somebody was let in, and is to be connected soon. */
  expect(connection: string): void {
    if (this.isProven) return;
    this.awaited.add(connection);
    this.judging ??= setTimeout(() => this.judge(), REACHED_MS).unref();
  }

  prove(): void {
    this.isProven = true;
    this.doubtedUntil = 0;
    this.awaited.clear();
  }

  /** Nobody is connected any more: what was so for them may have changed before others come. */
  lose(): void {
    this.isProven = false;
  }

  end(): void {
    clearTimeout(this.judging);
  }

  private judge(): void {
    this.judging = undefined;
    const count = [...this.awaited].filter((connection) => this.isThere(connection)).length;
    this.awaited.clear();
    if (this.isProven || count < FEWEST) return;
    this.doubtedUntil = performance.now() + UNREACHED_MS;
    this.doubted();
  }
}
