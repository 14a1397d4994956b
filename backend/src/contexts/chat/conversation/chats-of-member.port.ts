/** The two of a conversation, and where it began in the log; it need not stand any more. */
export interface PlacedPair {
  readonly memberId: string;
  readonly otherId: string;
  readonly position: number;
}

/** Knows with whom a member has had conversations; answered by the read side. */
export abstract class ChatsOfMember {
  /** Those that began after a place in the log, the oldest first; a pair that has had several comes several times. */
  abstract pairsAfter(memberId: string, position: number, limit: number): Promise<readonly PlacedPair[]>;
}
