/** A connection that nobody renews for this long is taken for gone; whoever keeps connections renews them three times as often. */
export const PRESENT_MS = 60_000;

/**
 * Who is connected where. This is no fact: nobody keeps it, and what is not renewed goes away by itself, also when the process that had the
 * connection was killed. Entering, renewing and leaving never fail: what cannot be noted now is noted by a later renewal, or lapses.
 */
export interface Presence {
  /** Notes that a member is at a place, through a connection of this process; a connection may be at several places. */
  enter(place: string, memberId: string, connection: string): Promise<void>;
  /** Keeps connections of this process where they are. One that had lapsed is back, one that has left is not. */
  renew(connections: readonly string[]): Promise<void>;
  /** Takes a connection of this process away from all its places, at once. */
  leave(connection: string): Promise<void>;
  /** Each member once, in no order. While the store is away, those that are connected to this process. */
  membersAt(place: string): Promise<readonly string[]>;
  /** Those of the members who are there. */
  amongAt(place: string, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many members there are, however many connections each has. */
  countAt(place: string): Promise<number>;
}
