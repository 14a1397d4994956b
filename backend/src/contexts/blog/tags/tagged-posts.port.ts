/** Which posts have a tag; answered by the views. */
export abstract class TaggedPosts {
  /** Ids of all posts with it, shown or not, as they stand when it is asked. */
  abstract withTag(slug: string): Promise<readonly string[]>;
}
