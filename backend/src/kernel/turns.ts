/** Begins to wait for a turn; `goAhead` is called when that was long enough. Returns how to call the waiting off. */
export type Patience = (goAhead: () => void) => () => void;

/**
 * Does one piece of work at a time for each key, in the order in which they came; how one ends is told to whoever brought it and stops no
 * other. With a patience nobody waits for longer than that: whoever has waited so long goes ahead without their turn.
 */
export class Turns {
  /** The end of the last that is under way, by key. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(private readonly patience: Patience | null = null) {}

  /** For how many keys something is under way or waiting. */
  get size(): number {
    return this.last.size;
  }

  /** Whether something is under way or waiting for a key. */
  isTaken(key: string): boolean {
    return this.last.has(key);
  }

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const result = (before ? this.waited(before) : Promise.resolve()).then(work).finally(() => {
      if (this.last.get(key) === turn) this.last.delete(key);
    });
    // Whoever brought it is told how it ended, by `result`; those behind it only wait until it has.
    const turn = result.catch(() => undefined);
    this.last.set(key, turn);
    return result;
  }

  /** Resolves when that which never rejects has ended, or was waited for long enough. */
  private waited(before: Promise<unknown>): Promise<unknown> {
    const { patience } = this;
    if (!patience) return before;
    return new Promise<void>((resolve) => {
      const callOff = patience(resolve);
      before.then(() => {
        callOff();
        resolve();
      });
    });
  }
}
