/** What a member gave to a post, as it can be taken back. */
export interface StandingApplause {
  readonly postId: string;
  /** Where its first claps stand in the log. */
  readonly position: number;
}

/** Knows what a member applauds; answered by the read side. */
export abstract class MemberApplause {
  /** What began after a place in the log, the oldest first. */
  abstract after(memberId: string, position: number, limit: number): Promise<readonly StandingApplause[]>;
}
