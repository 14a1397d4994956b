/** Knows what was copied of rooms with reports of them; answered by moderation. */
export abstract class CopiedRooms {
  /** What it was called since a revision of its stream; null where nothing is kept of that. */
  abstract of(roomId: string, revision: number): Promise<string | null>;
}
