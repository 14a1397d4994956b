/** What an older version had where the next one says something else. */
interface Step<V extends object> {
  readonly next: VersionedMap<V>;
  readonly id: string;
  readonly before: V | undefined;
}

/**
 * A map that never changes for whoever holds it, and of which the next version costs nothing: all share one map, which the newest reads. An older
 * one is copied when it is read after all, so it is for folds, which go on from the newest. New entries stand last, changed ones where they stood.
 */
export class VersionedMap<V extends object> implements ReadonlyMap<string, V> {
  private step: Step<V> | null = null;

  private constructor(private shared: Map<string, V>) {}

  static empty<V extends object>(): VersionedMap<V> {
    return new VersionedMap(new Map());
  }

  with(id: string, value: V): VersionedMap<V> {
    const shared = this.read();
    const next = new VersionedMap(shared);
    this.step = { next, id, before: shared.get(id) };
    shared.set(id, value);
    return next;
  }

  get size(): number {
    return this.read().size;
  }
  get(id: string): V | undefined {
    return this.read().get(id);
  }
  has(id: string): boolean {
    return this.read().has(id);
  }
  keys(): MapIterator<string> {
    return this.read().keys();
  }
  values(): MapIterator<V> {
    return this.read().values();
  }
  entries(): MapIterator<[string, V]> {
    return this.read().entries();
  }
  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }
  forEach(callback: (value: V, id: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [id, value] of this) callback(value, id, this);
  }

  private read(): Map<string, V> {
    if (!this.step) return this.shared;
    const before = new Map<string, V | undefined>();
    let newest: VersionedMap<V> = this;
    for (; newest.step; newest = newest.step.next) if (!before.has(newest.step.id)) before.set(newest.step.id, newest.step.before);
    const own = new Map(newest.shared);
    for (const [id, value] of before) {
      if (value === undefined) own.delete(id);
      else own.set(id, value);
    }
    [this.shared, this.step] = [own, null];
    return own;
  }
}
