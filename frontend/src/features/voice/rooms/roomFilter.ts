import { VOICE_CATEGORIES, VOICE_LIMITS, type VoiceCategory, type VoiceRoom } from '@contracts/voice';
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
export const insideOf = (rooms: readonly VoiceRoom[]): number => rooms.reduce((sum, { participantCount }) => sum + participantCount, 0);
