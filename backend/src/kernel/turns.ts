/** Does one piece of work at a time for each key, in the order in which they came; how one ends is told to whoever brought it and stops no other. */
export class Turns {
  /** The end of the last that is under way, by key. */
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.last.get(key) ?? Promise.resolve()).then(work);
    const turn = result
      .catch(() => undefined)
      .finally(() => {
        if (this.last.get(key) === turn) this.last.delete(key);
      });
    this.last.set(key, turn);
    return result;
  }
}
