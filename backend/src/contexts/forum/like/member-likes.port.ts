/** A like as it can be taken back. */
export interface StandingLike {
  readonly targetId: string;
  /** Its place in the log. */
  readonly position: number;
}

/** Knows what a member likes; answered by the read side. */
export abstract class MemberLikes {
  /** Likes that were given after a place in the log, the oldest first. */
  abstract after(memberId: string, position: number, limit: number): Promise<readonly StandingLike[]>;
}
