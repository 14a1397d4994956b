/** Knows what is to be let go of; answered by the read side. */
export abstract class OldRoomMessages {
  /** Some of the oldest day on which something was written in a room, up to and including another; null where there is none. */
  abstract someOfOldestDay(roomId: string, upTo: string): Promise<{ readonly day: string; readonly messageIds: readonly string[] } | null>;
}
