/** A bookmark as it can be taken away. */
export interface StandingBookmark {
  readonly postId: string;
  /** Its place in the log. */
  readonly position: number;
}

/** Knows what a member keeps; answered by the read side. */
export abstract class MemberBookmarks {
  /** Bookmarks that were set after a place in the log, the oldest first. */
  abstract after(memberId: string, position: number, limit: number): Promise<readonly StandingBookmark[]>;
}
