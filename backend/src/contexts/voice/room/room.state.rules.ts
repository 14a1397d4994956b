import type { VoiceRole } from '../../../../contracts/voice.js';
import type { RoomEvent } from './room.events.js';

interface Present {
  readonly memberId: string;
  readonly role: VoiceRole;
}

/** A room by its facts. As long as anybody is present, exactly one of them is its owner. */
export interface Room {
  readonly isOpen: boolean;
  readonly isLasting: boolean;
  readonly maxParticipants: number;
  /** Longest present first. */
  readonly present: readonly Present[];
}

/** Null before it was created. */
export type RoomState = Room | null;

export const presentIn = (room: RoomState, memberId: string): Present | undefined => room?.present.find((one) => one.memberId === memberId);

export const ownerOf = (room: Room): string | null => room.present.find(({ role }) => role === 'owner')?.memberId ?? null;

/** Who gets the room when its owner leaves: the moderator who is present longest, else the member who is; null where nobody is left. */
export function heirOf({ present }: Room, ownerId: string): string | null {
  const others = present.filter(({ memberId }) => memberId !== ownerId);
  return (others.find(({ role }) => role === 'moderator') ?? others[0])?.memberId ?? null;
}

export function evolveRoom(state: RoomState, { type, data }: RoomEvent): RoomState {
  if (type === 'RoomCreated') return { isOpen: true, isLasting: data.isLasting, maxParticipants: data.maxParticipants, present: [] };
  return state && changed(state, { type, data } as Exclude<RoomEvent, { type: 'RoomCreated' }>);
}

function changed(room: Room, { type, data }: Exclude<RoomEvent, { type: 'RoomCreated' }>): Room {
  switch (type) {
    case 'RoomJoined':
      return { ...room, present: [...room.present, { memberId: data.memberId, role: data.isOwner ? 'owner' : 'member' }] };
    case 'RoomLeft':
      return { ...room, present: room.present.filter(({ memberId }) => memberId !== data.memberId) };
    case 'RoomOwnershipTransferred':
      return withRole(withRole(room, data.fromId, 'member'), data.memberId, 'owner');
    case 'RoomRoleChanged':
      return withRole(room, data.memberId, data.role);
    case 'RoomClosed':
      return { ...room, isOpen: false, present: [] };
  }
}

const withRole = (room: Room, memberId: string, role: VoiceRole): Room => ({
  ...room,
  present: room.present.map((one) => (one.memberId === memberId ? { ...one, role } : one)),
});
