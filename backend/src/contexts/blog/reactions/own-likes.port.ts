/** Knows what members like; bound by the composition root. */
export abstract class OwnLikes {
  /** Those of the texts that a member likes. */
  abstract likedAmong(targetIds: readonly string[], memberId: string): Promise<string[]>;
}
