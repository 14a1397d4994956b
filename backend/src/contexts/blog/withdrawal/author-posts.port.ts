/** Knows what an author has written; answered by the read side. */
export abstract class AuthorPosts {
  /** Ids of the author's posts, also of those that nobody can see; `gone`: those that were deleted, or those that were not. */
  abstract of(authorId: string, gone: boolean, limit: number, offset: number): Promise<readonly string[]>;
}
