import { RoomServiceClient, TwirpError } from 'livekit-server-sdk';
import type { LiveKitServer } from './livekit-way-in.js';

const ANSWER_SECONDS = 3;

/** Who is expected in a room, by the identity of their link. */
export interface ExpectedIn {
  readonly room: string;
  isExpected(identity: string): boolean;
}

/**
 * Whom LiveKit has in its rooms, whoever speaks for them. A link whose signalling broke stays there with all that it hears for as long as its browser answers: the process
 * that spoke for it may have been killed.
 */
export class LiveKitGuests {
  private readonly rooms: RoomServiceClient;
  /** Those who were not expected at the last look, by room and identity. */
  private strangers: ReadonlySet<string> = new Set();
  /** Those who are still to be removed, as LiveKit did not answer: by room and identity. */
  private readonly owed = new Map<string, readonly [room: string, identity: string]>();

  constructor({ url, key, secret }: LiveKitServer) {
    this.rooms = new RoomServiceClient(url, key, secret, { requestTimeout: ANSWER_SECONDS });
  }

  /** Ends the link of somebody, wherever their browser is. Rejects when LiveKit does not answer; then each look tries it again. */
  async remove(room: string, identity: string): Promise<void> {
    const name = nameOf(room, identity);
    this.owed.set(name, [room, identity]);
    try {
      await this.rooms.removeParticipant(room, identity);
    } catch (error) {
      // They have gone by themselves.
      if (!(error instanceof TwirpError && error.status === 404)) throw error;
    }
    this.owed.delete(name);
  }

  /** Ends the links of those who are not expected in these rooms, now and at the look before: somebody may be on their way. What goes wrong in one room stops no other. */
  async tidy(rooms: readonly ExpectedIn[], failed: (error: unknown) => void): Promise<void> {
    for (const [room, identity] of [...this.owed.values()]) await this.remove(room, identity).catch(failed);
    const before = this.strangers;
    const now = new Set<string>();
    for (const { room, isExpected } of rooms) {
      try {
        const present = await this.rooms.listParticipants(room);
        const strangers = present.map(({ identity }) => identity).filter((identity) => !isExpected(identity));
        for (const identity of strangers) {
          now.add(nameOf(room, identity));
          if (before.has(nameOf(room, identity))) await this.remove(room, identity);
        }
      } catch (error) {
        failed(error);
      }
    }
    this.strangers = now;
  }
}

const nameOf = (room: string, identity: string): string => JSON.stringify([room, identity]);
