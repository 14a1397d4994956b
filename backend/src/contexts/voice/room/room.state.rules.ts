import type { VoiceRole } from '../../../../contracts/voice.js';
import type { RoomEvent } from './room.events.js';

export interface Present {
  readonly memberId: string;
  readonly role: VoiceRole;
}

export interface Barred {
  readonly until: string;
  readonly reason: string | null;
}

/** A room by its facts. As long as anybody is present, exactly one of them is its owner. */
export interface Room {
  readonly isOpen: boolean;
  readonly isLasting: boolean;
  readonly maxParticipants: number;
  readonly name: string;
  readonly description: string;
  /** Who wrote the two. */
  readonly namedBy: string;
  /** The report that had them hidden. */
  readonly hiddenBy: string | null;
  /** What decisions had hidden, whatever it is called by now: nobody calls it that again. */
  readonly refused: readonly string[];
  /** Members whom it muted, present or not, as long as anybody is in it. */
  readonly muted: ReadonlySet<string>;
  /** Members whom it kicked, until when (ISO) they are not let in, and why; null where nobody said, or whoever it was said of is forgotten. */
  readonly barred: ReadonlyMap<string, Barred>;
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

/** Until when (ISO) a room does not let a member in; null when it does at this time. */
export function barredUntil({ barred }: Room, memberId: string, at: string): string | null {
  const until = barred.get(memberId)?.until ?? '';
  return until > at ? until : null;
}

/** Whether somebody may mute and kick in a room. */
export const moderatesIn = (room: RoomState, memberId: string): boolean => (presentIn(room, memberId)?.role ?? 'member') !== 'member';

export function evolveRoom(state: RoomState, { type, data }: RoomEvent): RoomState {
  if (type === 'RoomCreated') {
    const { name, description, isLasting, maxParticipants, memberId: namedBy } = data;
    return {
      isOpen: true,
      name,
      description,
      namedBy,
      hiddenBy: null,
      refused: [],
      isLasting,
      maxParticipants,
      muted: new Set(),
      barred: new Map(),
      present: [],
    };
  }
  return state && changed(state, { type, data } as Exclude<RoomEvent, { type: 'RoomCreated' }>);
}

function changed(room: Room, { type, data }: Exclude<RoomEvent, { type: 'RoomCreated' }>): Room {
  switch (type) {
    case 'RoomJoined':
      return {
        ...room,
        barred: barredWithout(room, data.memberId),
        present: [...room.present, { memberId: data.memberId, role: data.isOwner ? 'owner' : 'member' }],
      };
    case 'RoomLeft':
      return { ...room, muted: data.wasLast ? new Set() : room.muted, present: without(room, data.memberId) };
    case 'RoomOwnershipTransferred':
      return withRole(withRole(room, data.fromId, 'member'), data.memberId, 'owner');
    case 'RoomRoleChanged':
      return withRole(room, data.memberId, data.role);
    case 'ParticipantMuted':
      return { ...room, muted: new Set([...room.muted, data.memberId].filter((memberId) => data.muted || memberId !== data.memberId)) };
    case 'ParticipantKicked':
      return { ...room, barred: new Map([...room.barred, [data.memberId, { until: data.until, reason: data.reason }]]), present: without(room, data.memberId) };
    case 'KickLifted':
      return { ...room, barred: barredWithout(room, data.memberId) };
    case 'RoomSettingsChanged':
      return { ...room, name: data.name, description: data.description, namedBy: data.namedBy, hiddenBy: null, maxParticipants: data.maxParticipants };
    case 'RoomExported':
      return room;
    case 'RoomClosed':
      return { ...room, isOpen: false, present: [] };
    case 'RoomWordsHidden':
      return { ...room, hiddenBy: data.reportId, refused: [...room.refused, room.name, room.description] };
    case 'RoomWordsRestored':
      return { ...room, hiddenBy: null, refused: room.refused.filter((text) => text !== room.name && text !== room.description) };
    case 'RoomClosedOnReport':
      return room;
  }
}

const without = ({ present }: Room, gone: string): readonly Present[] => present.filter(({ memberId }) => memberId !== gone);

const barredWithout = ({ barred }: Room, free: string): ReadonlyMap<string, Barred> => new Map([...barred].filter(([memberId]) => memberId !== free));

const withRole = (room: Room, memberId: string, role: VoiceRole): Room => ({
  ...room,
  present: room.present.map((one) => (one.memberId === memberId ? { ...one, role } : one)),
});
