/** Knows who follows whom; bound by the composition root. */
export abstract class KnownTo {
  /** Those of the ids whom a member follows. */
  abstract followedAmong(memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
}
