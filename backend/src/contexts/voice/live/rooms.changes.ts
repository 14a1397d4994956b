import { Injectable } from '@nestjs/common';
import { LIVE_CHANNEL, type LiveChange } from '../../../../contracts/envelope.js';
import type { VoiceRoomRow } from '../../../../contracts/voice-messages.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { GUEST } from '../../../platform/callers/caller.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import type { RoomEvent } from '../room/room.events.js';
import { RoomsQuery } from '../room/rooms.query.js';

const channel = LIVE_CHANNEL.voiceRooms;

/** What everybody sees of a room, and by which facts it changes. */
const SEEN: readonly RoomEvent['type'][] = [
  'RoomCreated',
  'RoomJoined',
  'RoomLeft',
  'ParticipantKicked',
  'RoomSettingsChanged',
  'RoomWordsHidden',
  'RoomWordsRestored',
  'RoomClosed',
];

/** Lists of rooms are told what guests see: how many are in a room, and not who. */
@Injectable()
export class RoomsChanges implements LiveChanges {
  constructor(private readonly rooms: RoomsQuery) {}

  readonly traces: LiveChanges['traces'] = Object.fromEntries(
    SEEN.map((type) => [type, ({ data }: RecordedEvent) => ({ channel, subject: (data as RoomEvent['data']).roomId })]),
  );

  async changes(traces: readonly Trace[]): Promise<readonly LiveChange<VoiceRoomRow>[]> {
    const rooms = await this.rooms.byIds([...new Set(traces.map(({ subject }) => subject))], GUEST);
    return traces.map(({ type, subject, position }) => {
      const room = rooms.get(subject) ?? null;
      return { channel, kind: room === null ? 'delete' : type === 'RoomCreated' ? 'insert' : 'update', row: { roomId: subject, room }, position };
    });
  }
}
