import { RoomServiceClient, TwirpError } from 'livekit-server-sdk';
import { connectionOf } from './livekit.rules.js';
import type { LiveKitServer } from './livekit-way-in.js';

const ANSWER_SECONDS = 3;

/**
 * Whom LiveKit has in its rooms, whoever speaks for them. A link whose signalling broke stays there with all that it hears for as long as its browser answers: the process
 * that spoke for it may have been killed.
 */
export class LiveKitGuests {
  private readonly rooms: RoomServiceClient;
  /** By room, those who were not expected at the last look. */
  private readonly strangers = new Map<string, ReadonlySet<string>>();

  constructor({ url, key, secret }: LiveKitServer) {
    this.rooms = new RoomServiceClient(url, key, secret, { requestTimeout: ANSWER_SECONDS });
  }

  /** Ends the link of somebody, wherever their browser is. Rejects when LiveKit does not answer. */
  async remove(room: string, identity: string): Promise<void> {
    try {
      await this.rooms.removeParticipant(room, identity);
    } catch (error) {
      // They have gone by themselves.
      if (!(error instanceof TwirpError && error.status === 404)) throw error;
    }
  }

  /** Ends the links of those who are in a room and were not expected there, now and at the look before: somebody may be on their way. Rejects when LiveKit does not answer. */
  async tidy(room: string, expected: ReadonlySet<string>): Promise<void> {
    const present = (await this.rooms.listParticipants(room)).map(({ identity }) => identity);
    const strangers = present.filter((identity) => !expected.has(connectionOf(identity)));
    const before = this.strangers.get(room);
    this.strangers.set(room, new Set(strangers));
    for (const identity of strangers) if (before?.has(identity)) await this.remove(room, identity);
  }

  forget(room: string): void {
    this.strangers.delete(room);
  }
}
