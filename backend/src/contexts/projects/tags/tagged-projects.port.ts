/** Which projects have a tag; answered by the views. */
export abstract class TaggedProjects {
  /** Ids of all projects with it, listed or not, as they stand when it is asked. */
  abstract withTag(slug: string): Promise<readonly string[]>;
}
