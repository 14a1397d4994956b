/** What a member has given to the forum, for everybody to read. */
export interface Given {
  readonly topics: number;
  readonly comments: number;
  readonly solutions: number;
}

/** Knows what members wrote; bound by the composition root. */
export abstract class Contributions {
  abstract counts(memberId: string): Promise<Given>;
}

/** Knows the posts that members published; bound by the composition root. */
export abstract class WrittenPosts {
  /** How many of a member everybody can read. */
  abstract countOf(memberId: string): Promise<number>;
}

/** Knows the projects that members own; bound by the composition root. */
export abstract class OwnedProjects {
  /** How many of a member's somebody can find. */
  abstract countOf(ownerId: string, readerId: string | null): Promise<number>;
}

/** Knows the job listings that members posted; bound by the composition root. */
export abstract class PostedJobs {
  /** How many of a member's are open. */
  abstract countOf(ownerId: string): Promise<number>;
}
