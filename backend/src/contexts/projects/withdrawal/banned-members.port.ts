/** Knows who is banned for good; bound by the composition root. */
export abstract class BannedMembers {
  /** Those of the members who are so at an ISO time. */
  abstract bannedForGood(memberIds: readonly string[], at: string): Promise<readonly string[]>;
}
