/** What the community does not let strangers send unasked, as it holds now; bound by the composition root. */
export abstract class RequestRules {
  /** Whether a text holds a watched word, whatever follows from that elsewhere. */
  abstract isWatched(text: string): boolean;
  /** A member is new until so many of their texts are in the forum, and then sends no more links in one text. */
  abstract readonly newUntilPosts: number;
  abstract readonly linksOfNew: number;
}

/** Knows how much a member has written where everybody reads; answered by the forum. */
export abstract class TextsInForum {
  /** Counted up to a bound above every limit. */
  abstract acceptedOf(memberId: string): Promise<number>;
}
