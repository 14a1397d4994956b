import { VOICE_MESSAGES_KEPT_DAYS } from '../../../../contracts/voice-messages.js';

const YYYY_MM_DD = 10;
const DAY_MS = 24 * 60 * 60_000;

/** The day of an ISO time, in UTC: `YYYY-MM-DD`. */
export const utcDay = (at: string): string => at.slice(0, YYYY_MM_DD);

/** When (ISO) what was written up to a day goes: on none of them was it written less than so many days before. */
export const forgottenAt = (day: string): string => new Date(Date.parse(day) + (VOICE_MESSAGES_KEPT_DAYS + 1) * DAY_MS).toISOString();

/** The key of everything that is written in a room on a day, destroyed when it goes. */
export const dayKey = (roomId: string, day: string): string => `voice-said-${roomId}.${day}`;

/** What is written in a room is sealed under its author's own key, too: with their account it can be read no more. The outermost first. */
export const keysOfWords = ({ roomId, memberId, day }: { readonly roomId: string; readonly memberId: string; readonly day: string }): readonly string[] => [
  memberId,
  dayKey(roomId, day),
];
