import type { VoiceRole } from '../../../../contracts/voice.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { searchTokens } from '../../../platform/views/search-tokens.js';
import type { RoomEvent } from './room.events.js';
import { participantKey, voiceParticipantsView, voiceRoomsView } from './rooms.model.js';

const roleNow = (roomId: string, memberId: string, role: VoiceRole): Write =>
  voiceParticipantsView.change(participantKey(roomId, memberId), { $set: { role } });

/** Rooms and who is in them, as long as they are open. */
export const voiceRoomsProjection = projection<RoomEvent>({
  name: 'voice-rooms',
  version: 3,
  views: [voiceRoomsView.name, voiceParticipantsView.name],
  on: {
    RoomCreated: ({ data: { roomId, memberId, name, description, category, colour, maxParticipants, isLasting }, at, position }) =>
      voiceRoomsView.put(roomId, {
        ...{ name, description, category, colour, is_lasting: isLasting, max_participants: maxParticipants },
        ...{
          created_by: memberId,
          owner_id: null,
          named_by: memberId,
          is_hidden: false,
          created_at: at,
          updated_at: at,
          present: [],
          count: 0,
          muted: [],
          search: searchTokens([name]),
          number: position,
        },
      }),
    RoomJoined: ({ data: { roomId, memberId, participantId, isOwner }, at, position }) => [
      voiceRoomsView.change(roomId, {
        $push: { present: memberId },
        $inc: { count: 1 },
        $set: { updated_at: at, ...(isOwner ? { owner_id: memberId } : {}) },
      }),
      voiceParticipantsView.put(participantKey(roomId, memberId), {
        ...{ room_id: roomId, member_id: memberId, participant_id: participantId, role: isOwner ? 'owner' : 'member', joined_at: at, number: position },
      }),
    ],
    RoomLeft: ({ data: { roomId, memberId, wasLast }, at }) => [
      voiceRoomsView.change(roomId, {
        $pull: { present: memberId },
        $inc: { count: -1 },
        $set: { updated_at: at, ...(wasLast ? { owner_id: null, muted: [] } : {}) },
      }),
      voiceParticipantsView.remove(participantKey(roomId, memberId)),
    ],
    ParticipantMuted: ({ data: { roomId, memberId, muted }, at }) =>
      voiceRoomsView.change(roomId, { [muted ? '$addToSet' : '$pull']: { muted: memberId }, $set: { updated_at: at } }),
    ParticipantKicked: ({ data: { roomId, memberId }, at }) => [
      voiceRoomsView.change(roomId, { $pull: { present: memberId }, $inc: { count: -1 }, $set: { updated_at: at } }),
      voiceParticipantsView.remove(participantKey(roomId, memberId)),
    ],
    RoomSettingsChanged: ({ data: { roomId, name, description, maxParticipants, namedBy }, at }) =>
      voiceRoomsView.change(roomId, {
        $set: {
          ...{ name, description, named_by: namedBy, is_hidden: false },
          ...{ max_participants: maxParticipants, search: searchTokens([name]), updated_at: at },
        },
      }),
    RoomWordsHidden: ({ data: { roomId }, at }) => voiceRoomsView.change(roomId, { $set: { is_hidden: true, search: [], updated_at: at } }),
    RoomWordsRestored: ({ data: { roomId, name }, at }) =>
      voiceRoomsView.change(roomId, { $set: { is_hidden: false, search: searchTokens([name]), updated_at: at } }),
    RoomOwnershipTransferred: ({ data: { roomId, memberId, fromId }, at }) => [
      voiceRoomsView.change(roomId, { $set: { owner_id: memberId, updated_at: at } }),
      roleNow(roomId, memberId, 'owner'),
      roleNow(roomId, fromId, 'member'),
    ],
    RoomRoleChanged: ({ data: { roomId, memberId, role } }) => roleNow(roomId, memberId, role),
    RoomClosed: ({ data: { roomId, presentIds } }) => [
      voiceRoomsView.remove(roomId),
      ...presentIds.map((memberId) => voiceParticipantsView.remove(participantKey(roomId, memberId))),
    ],
  },
});
