/** Knows whom a name means; bound by the composition root. */
export abstract class JobMembers {
  /** Ids of the members with these usernames, in any spelling that means the same. */
  abstract named(usernames: readonly string[]): Promise<readonly string[]>;
}
