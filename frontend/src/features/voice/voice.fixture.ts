import type { VoiceParticipant, VoiceRoom } from '@contracts/voice';
import type { VoicePerson, VoiceState } from './session/voiceState';
import { NOT_IN_A_ROOM } from './session/voiceState';

/** A room of five, as the screens of voice are tried on. */
export const voiceRoom = (change: Partial<VoiceRoom> = {}): VoiceRoom => ({
  id: 'r1',
  name: 'Kahve Molası',
  description: 'Gündem, iş, havadan sudan. Kapı hep açık.',
  category: 'general',
  status: 'active',
  isActive: true,
  participantCount: 5,
  maxParticipants: 15,
  capacity: 8,
  isTemporary: true,
  autoDeleteWhenEmpty: true,
  createdBy: 'm1',
  namedBy: { userId: 'm1', username: 'ozan', displayName: 'Ozan Çelik', avatar: null },
  isNameHidden: false,
  currentOwnerId: 'm1',
  ownerUsername: 'ozan',
  ownerDisplayName: 'Ozan Çelik',
  createdAt: '2026-11-29T07:00:00.000Z',
  updatedAt: '2026-11-29T07:00:00.000Z',
  color: 'yellow',
  icon: 'coffee',
  participants: [],
  ...change,
});

export const voiceParticipant = (userId: string, displayName: string, change: Partial<VoiceParticipant> = {}): VoiceParticipant => ({
  id: `p-${userId}`,
  roomId: 'r1',
  userId,
  role: 'member',
  joinedAt: '2026-11-29T07:00:00.000Z',
  left_at: null,
  isKicked: false,
  isMuted: false,
  user: { username: userId, displayName, avatar: null },
  ...change,
});

export const voicePerson = (participant: VoiceParticipant, change: Partial<VoicePerson> = {}): VoicePerson => ({
  participant,
  link: 'connected',
  isMuted: false,
  isDeafened: false,
  isSilenced: false,
  isSpeaking: false,
  volume: 1,
  isLocallyMuted: false,
  quality: 3,
  isUnknown: false,
  ...change,
});

/** Elif (m9) is in the room with four others. */
export const inRoom = (change: Partial<VoiceState> = {}): VoiceState => ({
  ...NOT_IN_A_ROOM,
  phase: 'connected',
  room: voiceRoom(),
  roundTripMs: 38,
  isMicrophoneOn: true,
  people: [
    voicePerson(voiceParticipant('m1', 'Ozan Çelik', { role: 'owner' }), { isSpeaking: true }),
    voicePerson(voiceParticipant('m2', 'İrem Şahin', { role: 'moderator' }), { volume: 0.6 }),
    voicePerson(voiceParticipant('m9', 'Elif Işık'), { link: 'self', quality: null }),
    voicePerson(voiceParticipant('m4', 'Uğur Ay'), { isMuted: true }),
    voicePerson(voiceParticipant('m5', 'Gökçe Ünal'), { link: 'reconnecting', quality: null }),
  ],
  ...change,
});
