import type { RoomCreated, RoomEvent, RoomLeft, RoomSettingsChanged } from './room.events.js';

const R = { roomId: 'r1' } as const;
export const CREATED: RoomCreated['data'] = {
  ...{ roomId: 'r1', memberId: 'ada', name: 'Kahve Molası', description: 'Gündem, iş, havadan sudan.' },
  ...{ category: 'general', colour: 'blue', maxParticipants: 3, isLasting: false },
};

export const created = (changes: Partial<RoomCreated['data']> = {}): RoomEvent => ({ type: 'RoomCreated', data: { ...CREATED, ...changes } });
export const joined = (memberId: string, isOwner = false): RoomEvent => ({
  type: 'RoomJoined',
  data: { ...R, memberId, participantId: `p-${memberId}`, isOwner },
});
export const left = (memberId: string, wasLast = false, cause: RoomLeft['data']['cause'] = 'own'): RoomEvent => ({
  type: 'RoomLeft',
  data: { ...R, memberId, cause, wasLast },
});
export const handedTo = (memberId: string, fromId: string, cause: 'left' | 'given' = 'left'): RoomEvent => ({
  type: 'RoomOwnershipTransferred',
  data: { ...R, memberId, fromId, cause },
});
export const roleOf = (memberId: string, role: 'member' | 'moderator', ownerId = 'ada'): RoomEvent => ({
  type: 'RoomRoleChanged',
  data: { ...R, memberId, ownerId, role },
});
export const mutedOf = (memberId: string, byId = 'ada', muted = true): RoomEvent => ({ type: 'ParticipantMuted', data: { ...R, memberId, byId, muted } });
export const kickedOut = (memberId: string, until: string, reason: string | null = null, byId = 'ada'): RoomEvent => ({
  type: 'ParticipantKicked',
  data: { ...R, memberId, byId, reason, until },
});
export const liftedFor = (memberId: string, byId = 'ada'): RoomEvent => ({ type: 'KickLifted', data: { ...R, memberId, byId } });
export const settings = (changes: Partial<RoomSettingsChanged['data']> = {}): RoomEvent => ({
  type: 'RoomSettingsChanged',
  data: { ...R, memberId: 'ada', name: 'Çay Molası', description: 'Çay Molası odası', maxParticipants: 2, namedBy: 'ada', ...changes },
});
export const exportedBy = (memberId: string): RoomEvent => ({ type: 'RoomExported', data: { ...R, memberId, exportId: 'e1' } });
export const emptied: RoomEvent = { type: 'RoomClosed', data: { ...R, memberId: null, cause: 'empty', presentIds: [] } };
