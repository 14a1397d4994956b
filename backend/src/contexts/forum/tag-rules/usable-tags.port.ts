/** Which tags a topic may be given; answered by the views. */
export abstract class UsableTags {
  /** Tags that somebody gives to a topic, under their names of today. Throws when one of them was banned; what was written before loses it. */
  abstract usable(tags: readonly string[], isWritten: boolean): Promise<string[]>;
}
