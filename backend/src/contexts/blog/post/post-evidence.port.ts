/** Knows whether a post is judged; bound by the composition root. */
export abstract class PostEvidence {
  /** Whether a case about it is open, or a decision on it may still be appealed: what it said is kept until then. */
  abstract isNeeded(postId: string): Promise<boolean>;
}
