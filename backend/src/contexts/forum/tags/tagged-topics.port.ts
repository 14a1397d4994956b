/** Which topics have a tag; answered by the views. */
export abstract class TaggedTopics {
  /** Ids of all topics with it, shown or not, as they stand when it is asked. */
  abstract withTag(slug: string): Promise<readonly string[]>;
}
