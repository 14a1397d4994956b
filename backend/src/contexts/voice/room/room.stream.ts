import type { StreamType } from '../../../kernel/decider.js';
import type { RoomCommand } from './room.commands.js';
import { room } from './room.decider.js';
import type { RoomEvent } from './room.events.js';
import type { RoomState } from './room.state.rules.js';

/** What a room is called is sealed under a key of its own: with the room it can be read no more. */
const wordsOfRoom = (roomId: string): string => `voice-${roomId}`;

const words = { subject: ({ roomId }: { roomId: string }) => wordsOfRoom(roomId), fields: ['name', 'description'], forgotten: '' } as const;

/** `voice-<room id>` */
export const roomStream: StreamType<RoomState, RoomCommand, RoomEvent> = {
  category: 'voice',
  decider: room,
  events: {
    RoomCreated: { schema: 1, personal: words },
    RoomJoined: { schema: 1 },
    RoomLeft: { schema: 1 },
    RoomOwnershipTransferred: { schema: 1 },
    RoomRoleChanged: { schema: 1 },
    ParticipantMuted: { schema: 1 },
    // It is about whom it names, and goes with them, also where the room stays.
    ParticipantKicked: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['reason'] } },
    KickLifted: { schema: 1 },
    RoomSettingsChanged: { schema: 2, personal: words, earlier: [{ personal: words, upcast: (data) => ({ ...data, namedBy: data.memberId }) }] },
    RoomExported: { schema: 1 },
    RoomClosed: { schema: 1, erases: ({ roomId }) => [wordsOfRoom(roomId)] },
    RoomWordsHidden: { schema: 1 },
    RoomWordsRestored: { schema: 1, personal: { ...words, fields: ['name'] } },
    RoomClosedOnReport: { schema: 1 },
  },
};
