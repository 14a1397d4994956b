/** Knows the appeals of a member; answered by the read side. */
export abstract class AppealsOf {
  /** Their ids, the newest first. */
  abstract of(memberId: string, limit: number, offset: number): Promise<readonly string[]>;
}
