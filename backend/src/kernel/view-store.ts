import type { Views, Write } from './views.js';

/** Everything that one projection makes of the events after `from` up to and including `position`. */
export interface Batch {
  readonly projection: string;
  readonly from: number;
  readonly position: number;
  readonly writes: readonly Write[];
}

/** Another projector got there first: the checkpoint is no longer where the batch started. */
export class StaleBatch extends Error {
  constructor(projection: string, from: number, checkpoint: number) {
    super(`${projection} stands at ${checkpoint}, not at ${from}`);
    this.name = 'StaleBatch';
  }
}

/** Tables that are being filled beside the live ones. */
export interface Shadow {
  checkpoint(): number;
  apply(batch: Omit<Batch, 'projection'>): void;
  /** Puts the shadow in the place of the live tables in one transaction; false when the live ones have meanwhile come further. */
  swap(): boolean;
  discard(): void;
}

/** The writing side of the views, for the projection runner alone. */
export interface ViewStore extends Views {
  /** Last position that a projection has folded, or null when its views must be rebuilt from the start. */
  checkpoint(projection: string): number | null;
  /** Applies whole batches in one transaction: documents and checkpoints together. Throws StaleBatch. */
  apply(batches: readonly Batch[]): void;
  /** Opens empty tables for a projection beside its live ones. */
  shadow(projection: string): Shadow;
}
