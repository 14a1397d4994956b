import { contextOf } from '../../platform/slices/context.js';
import { room } from './room/room.slice.js';
import { signalling } from './signalling/signalling.slice.js';
import { VoiceGateway } from './signalling/voice.gateway.js';
import { VoiceRooms } from './signalling/voice-rooms.service.js';
import { VoiceSockets } from './signalling/voice-sockets.service.js';

/** Who talks with whom: rooms and those who are in them, and how their browsers find each other. */
export const voice = contextOf({ name: 'voice', slices: [room, signalling], exports: [VoiceGateway, VoiceRooms, VoiceSockets] });
