/** Knows who has blocked whom; bound by the composition root. The blocked one is never told. */
export abstract class ShutOuts {
  /** Those of the members who have blocked this one. */
  abstract blockersAmong(memberIds: readonly string[], blockedId: string): Promise<ReadonlySet<string>>;
  /** Those of the members between whom and this one a block stands, whoever set it. */
  abstract shutFrom(memberIds: readonly string[], memberId: string): Promise<ReadonlySet<string>>;
}
