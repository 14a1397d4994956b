/** Knows who has blocked whom; bound by the composition root. The blocked one is never told. */
export abstract class ShutOuts {
  /** Those of the members who have blocked this one. */
  abstract blockersAmong(memberIds: readonly string[], blockedId: string): Promise<ReadonlySet<string>>;
}
