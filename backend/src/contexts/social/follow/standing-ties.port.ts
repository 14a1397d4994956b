/** A tie that stands, and its place in the log. */
export interface StandingTie {
  readonly memberId: string;
  readonly targetId: string;
  readonly position: number;
}

/** `member` for those that the member made, `target` for those that others made with them. */
export type TieSide = 'member' | 'target';

/** Knows who follows whom; answered by the read side. */
export abstract class StandingFollows {
  /** How many a member follows. */
  abstract followedBy(memberId: string): Promise<number>;
  /** Follows that began after a place in the log, the oldest first. */
  abstract followsAfter(side: TieSide, memberId: string, position: number, limit: number): Promise<readonly StandingTie[]>;
}

/** Knows who has blocked whom; answered by the read side. */
export abstract class StandingBlocks {
  /** How many a member has blocked, counted no further than this. */
  abstract blockedBy(memberId: string, most: number): Promise<number>;
  abstract blocksAfter(side: TieSide, memberId: string, position: number, limit: number): Promise<readonly StandingTie[]>;
}
