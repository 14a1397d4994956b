/** Knows which updates somebody has written; answered by the read side. */
export abstract class AuthorUpdates {
  /** Their ids, the oldest first, also of those that were deleted. */
  abstract of(authorId: string, limit: number, offset: number): Promise<readonly string[]>;
}
