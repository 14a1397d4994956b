/** Knows whom a name means, who is still there and whose an address is; bound by the composition root. */
export abstract class ProjectMembers {
  /** Ids of the members with these usernames, in any spelling that means the same. */
  abstract named(usernames: readonly string[]): Promise<readonly string[]>;
  /** Those of the ids whose account has not ended. */
  abstract remaining(memberIds: readonly string[]): Promise<readonly string[]>;
  /** The address that a member has verified, or null. */
  abstract addressOf(memberId: string): Promise<string | null>;
  /** By the exact username or address; `verified` says whether the address is known to be theirs. */
  abstract byIdentifier(identifier: string): Promise<{ readonly _id: string; readonly verified: boolean } | null>;
}
