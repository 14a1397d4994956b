/** Knows what was copied of rooms with reports of them; answered by moderation. */
export abstract class CopiedRooms {
  /** What was written as the newest of it; null where nothing is kept. */
  abstract newest(roomId: string): Promise<string | null>;
}
