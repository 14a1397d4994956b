import type { Listing } from '@contracts/envelope';
import { VOICE_CATEGORIES, VOICE_LIMITS, type VoiceCategory, type VoiceRoom } from '@contracts/voice';
import { turkishNumber } from '../../../design/numbers';
import type { RoomFilter } from '../../../paths';
import { isFull } from '../words';

/** Which rooms an address asks for; by what it names and there is not, nothing is narrowed. */
export function roomFilterIn(query: URLSearchParams): RoomFilter {
  const category = VOICE_CATEGORIES.find((each) => each === query.get('category'));
  const search = query.get('search')?.trim().slice(0, VOICE_LIMITS.search);
  return { ...(category && { category }), ...(search && { search }), ...(query.get('free') === '1' && { free: true }) };
}

export interface RoomGroup {
  readonly category: VoiceCategory;
  readonly rooms: readonly VoiceRoom[];
}

/** The rooms of each category that has any, as the list has them. */
export function grouped(rooms: readonly VoiceRoom[], { category, free }: RoomFilter): RoomGroup[] {
  const shown = free ? rooms.filter((room) => !isFull(room)) : rooms;
  return VOICE_CATEGORIES.filter((each) => category === undefined || each === category)
    .map((each) => ({ category: each, rooms: shown.filter((room) => room.category === each) }))
    .filter((group) => group.rooms.length > 0);
}

export const countOf = (rooms: readonly VoiceRoom[], category: VoiceCategory): number => rooms.filter((room) => room.category === category).length;
const insideOf = (rooms: readonly VoiceRoom[]): number => rooms.reduce((sum, { participantCount }) => sum + participantCount, 0);

export interface RoomCounts {
  readonly words: string;
  /** All that were found, where one answer holds them. */
  readonly rooms: readonly VoiceRoom[] | undefined;
}

/** How many rooms there are, or were found, and how many people in them. Where nothing was found, or one answer does not hold all, nothing wrong is counted. */
export function countsOf(found: Listing<VoiceRoom> | undefined, { search }: RoomFilter): RoomCounts | null {
  if (!found || (search && found.total === 0)) return null;
  const rooms = `${turkishNumber(found.total)} oda${search ? ' bulundu' : ''}`;
  if (found.hasMore) return { words: rooms, rooms: undefined };
  return { words: `${rooms} · ${turkishNumber(insideOf(found.data))} kişi içeride`, rooms: found.data };
}
