import type { Checkpoint } from '../../kernel/event-log.js';

/**
 * How far each policy has come. Kept where the jobs are kept: what loses the jobs loses the checkpoints too, and the policies then ask for
 * all jobs again.
 */
export interface PolicyCheckpoints {
  /** 0 for a policy that has not begun. */
  read(policy: string): Promise<number>;
  /** Of these policies, those that have begun, with the events at which they stand. */
  anchored(policies: readonly string[]): Promise<ReadonlyMap<string, Checkpoint>>;
  /**
   * Moves checkpoints forward, never back. `known` is where the mover has some stand, these or others: when one stands elsewhere (its store has
   * lost something, or somebody else has moved it) none is moved, and the answer is false.
   */
  move(policies: readonly string[], checkpoint: Checkpoint, known?: ReadonlyMap<string, number>): Promise<boolean>;
  /** Moves checkpoints wherever it is said, also back: for whoever knows that the log is another than it was. */
  place(policies: readonly string[], checkpoint: Checkpoint): Promise<void>;
}
