import type { PublicUser } from '../../../../contracts/profile.js';

/** A member as lists show them, and whether their profile is there for every member. */
export interface ListedMember {
  readonly user: PublicUser;
  readonly isOpen: boolean;
}

/** Knows the members that lists name; bound by the composition root. */
export abstract class PublicMembers {
  /** By id, without those whose account has ended or never came into use. */
  abstract listed(ids: readonly string[]): Promise<ReadonlyMap<string, ListedMember>>;
}
