/** How a post is called, and whether its author took it away. */
export interface DecidedPost {
  readonly title: string;
  readonly withdrawn: boolean;
}

/** Knows the posts that moderators decided on; bound by the composition root. */
export abstract class DecidedPosts {
  /** By id; what never was is left out. */
  abstract byIds(ids: readonly string[]): Promise<ReadonlyMap<string, DecidedPost>>;
}
