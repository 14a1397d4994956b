import type { Anchor, Checkpoint } from './event-log.js';
import type { Views, Write } from './views.js';

/** What one event makes of a projection's views. */
export interface Step {
  readonly position: number;
  readonly writes: readonly Write[];
}

/** Everything that one projection makes of the events after `from` up to and including `position`; events that make nothing of it have no step. */
export interface Batch {
  readonly projection: string;
  readonly from: number;
  readonly position: number;
  /** The event at `position`. */
  readonly anchor: Anchor | null;
  readonly steps: readonly Step[];
  /** The fence of the lease under which the batch was made; a store refuses a batch made under an older lease than one it has seen. */
  readonly fence: number;
}

/** Another projector got there first: the checkpoint is no longer where the batch started. */
export class StaleBatch extends Error {
  constructor(projection: string, from: number, checkpoint: number) {
    super(`${projection} stands at ${checkpoint}, not at ${from}`);
    this.name = 'StaleBatch';
  }
}

/** Views that are being filled beside the live ones. */
export interface Shadow {
  checkpoint(): number;
  /** Applies a batch to the shadow alone. Rejects with StaleBatch when it does not start where the shadow stands. */
  apply(batch: Omit<Batch, 'projection' | 'fence'>): Promise<void>;
  /** Every document of a view of it, by id: `id<TAB>json` lines, as `ViewStore.dump` gives them. */
  dump(view: string): AsyncIterable<string>;
  /** Puts the shadow in the place of the live views at once; false when the live ones have meanwhile come further. */
  swap(): Promise<boolean>;
  discard(): Promise<void>;
}

/** The writing side of the views, for the projection runner alone. */
export interface ViewStore extends Views {
  /** The checkpoints of all projections in one question; those whose views must be rebuilt from the start are left out. */
  checkpoints(): Promise<ReadonlyMap<string, number>>;
  /** The same with the events at which they stand. */
  anchored(): Promise<ReadonlyMap<string, Checkpoint>>;
  /** Empties the views of these projections: they are to be built from the start. Readers find nothing until then. */
  startOver(projections: readonly string[]): Promise<void>;
  /**
   * Applies whole batches: documents and checkpoints together, or in such an order that a repetition after a crash in between gives the
   * same documents. Rejects with StaleBatch and leaves all as it was when a batch does not start at its projection's checkpoint.
   */
  apply(batches: readonly Batch[]): Promise<void>;
  /** Opens empty views for a projection beside its live ones. */
  shadow(projection: string): Promise<Shadow>;
  /** Every document of a view as it stands in the store, by id: `id<TAB>json` lines. */
  dump(view: string): AsyncIterable<string>;
  /** Removes what removals and rebuilds have left behind and nobody can need any more; for whoever folds. */
  sweep(): Promise<void>;
}
