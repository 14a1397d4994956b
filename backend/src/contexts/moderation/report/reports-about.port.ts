/** Knows the reports about a member; answered by the read side. */
export abstract class ReportsAbout {
  /** Ids of the reports about content of a member, the oldest first. */
  abstract about(memberId: string, limit: number, offset: number): Promise<readonly string[]>;
}
