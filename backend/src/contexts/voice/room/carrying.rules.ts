import { VOICE_LIMITS } from '../../../../contracts/voice.js';

/** The most that a room can have where a router has so many seats. */
export const mostCarried = (seats: number): number => Math.max(VOICE_LIMITS.carried, Math.min(VOICE_LIMITS.routed, seats));

/**
 * The most that a room can have while so many seats are taken by all rooms of more than eight; `count`: how many are in this one. Up to eight need no
 * seat, and from the ninth on all of them do.
 */
export function carriedWith(seats: number, taken: number, count: number): number {
  const byOthers = taken - (count > VOICE_LIMITS.carried ? count : 0);
  return mostCarried(seats - byOthers);
}
