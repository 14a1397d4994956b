/** Knows about which conversations a report is open; answered by moderation. */
export abstract class HeldChats {
  /** Those of the ids about which one is. */
  abstract heldAmong(chatIds: readonly string[]): Promise<ReadonlySet<string>>;
}
