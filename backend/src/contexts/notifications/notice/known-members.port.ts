/** Knows whom a name means and who is still there; bound by the composition root. */
export abstract class KnownMembers {
  /** Ids of the members with these usernames, in any spelling that means the same. */
  abstract named(usernames: readonly string[]): Promise<readonly string[]>;
  /** Those of the ids whose account has not ended. */
  abstract remaining(memberIds: readonly string[]): Promise<readonly string[]>;
}
