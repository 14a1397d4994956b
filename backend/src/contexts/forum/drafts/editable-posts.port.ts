/** Knows the posts of the blog; bound by the composition root. */
export abstract class EditablePosts {
  /** Of these ids, those of posts that the member may go on writing. */
  abstract editable(ids: readonly string[], memberId: string): Promise<ReadonlySet<string>>;
}
