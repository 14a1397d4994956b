/** One try at a time for each key, or many at once would all find the door still open. */
export class Turns {
  /** The end of the last try that is under way, by key. */
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
