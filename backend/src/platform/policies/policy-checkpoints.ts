/**
 * How far each policy has come. Kept where the jobs are kept: what loses the jobs loses the checkpoints too, and the policies then ask for
 * all jobs again.
 */
export interface PolicyCheckpoints {
  /** 0 for a policy that has not begun. */
  read(policy: string): Promise<number>;
  /** Moves checkpoints forward, never back. */
  move(policies: readonly string[], position: number): Promise<void>;
}
