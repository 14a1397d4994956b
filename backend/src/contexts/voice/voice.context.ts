import { contextOf } from '../../platform/slices/context.js';
import { roomExport } from './export/export.slice.js';
import { live } from './live/live.slice.js';
import { VoiceChannels } from './live/voice-channels.service.js';
import { messages } from './messages/room-message.slice.js';
import { RoomMessagesQuery } from './messages/room-messages.query.js';
import { ReportedRoomQuery } from './reports/reported-room.query.js';
import { ReportedRoomMessageQuery } from './reports/reported-room-message.query.js';
import { reports } from './reports/reports.slice.js';
import { ParticipantsQuery } from './room/participants.query.js';
import { room } from './room/room.slice.js';
import { RoomsQuery } from './room/rooms.query.js';
import { signalling } from './signalling/signalling.slice.js';
import { VoiceGateway } from './signalling/voice.gateway.js';
import { VoiceRooms } from './signalling/voice-rooms.service.js';
import { VoiceSockets } from './signalling/voice-sockets.service.js';
import { site } from './site/site.slice.js';
import { VoiceSection } from './site/voice.section.js';

/** Who talks with whom: rooms and those who are in them, what they write there, and how their browsers find each other. */
export const voice = contextOf({
  name: 'voice',
  slices: [room, messages, roomExport, reports, live, site, signalling],
  exports: [
    ParticipantsQuery,
    ReportedRoomMessageQuery,
    ReportedRoomQuery,
    RoomMessagesQuery,
    RoomsQuery,
    VoiceChannels,
    VoiceGateway,
    VoiceRooms,
    VoiceSection,
    VoiceSockets,
  ],
});
