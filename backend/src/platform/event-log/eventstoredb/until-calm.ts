/** How many events servers keep for a live subscription that is not read at the moment. */
const SERVER_KEEPS = 32;
/** While more than that comes in such a time, it is not calm. */
const CALM_MS = 50;
export const PAGE = 256;

/** Reads page after page, at the pace of the reader, for as long as more comes than a server keeps for a live subscription. */
export class UntilCalm {
  private lookNow: () => void = () => undefined;

  /** `isAwaited`: whether somebody waits for what the next page may hold. */
  constructor(
    private readonly isAwaited: () => boolean,
    private readonly stopping: AbortSignal,
  ) {}

  /** Does it; `takePage` takes the next page, of PAGE events at most, and answers how many there were. */
  async read(takePage: () => Promise<number>): Promise<void> {
    for (let taken = SERVER_KEEPS; taken >= SERVER_KEEPS && !this.stopping.aborted; ) {
      const until = Date.now() + CALM_MS;
      taken = 0;
      for (let left = CALM_MS; left > 0 && !this.stopping.aborted; left = until - Date.now()) {
        const count = await takePage();
        taken += count;
        if (count < PAGE) await this.aMoment(until - Date.now());
      }
    }
  }

  /** Cuts the pause between two pages short. */
  hurry(): void {
    this.lookNow();
  }

  private aMoment(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.isAwaited() ? 0 : ms);
      this.lookNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
