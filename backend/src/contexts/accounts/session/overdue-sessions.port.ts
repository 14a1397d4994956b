/** Knows whose time is over; answered by the read side. */
export abstract class OverdueSessions {
  /** Ids of sessions whose time is over, the oldest first. */
  abstract over(limit: number): Promise<readonly string[]>;
}
