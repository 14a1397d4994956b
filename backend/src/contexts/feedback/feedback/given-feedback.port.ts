/** Knows what a member gave; bound by the module. */
export abstract class GivenFeedback {
  /** Ids, oldest first. */
  abstract by(memberId: string, limit: number, offset: number): Promise<readonly string[]>;
}
