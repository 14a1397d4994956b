/** Knows what an author has written; answered by the read side. */
export abstract class AuthorContent {
  /** Ids of the author's topics, the oldest first, also of those that nobody can see. */
  abstract topicsOf(authorId: string, limit: number, offset: number): Promise<readonly string[]>;
  /** Ids of the author's comments likewise. */
  abstract commentsOf(authorId: string, limit: number, offset: number): Promise<readonly string[]>;
  /** Ids of the author's texts that wait for a moderator, the oldest first. */
  abstract heldOf(authorId: string, limit: number, offset: number): Promise<readonly string[]>;
}
