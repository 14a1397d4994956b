import { utcDay } from './chat-keys.rules.js';

const DAY_MS = 24 * 60 * 60_000;

/** Days (`YYYY-MM-DD`, UTC) before this one are over for longer than messages are kept; null where they are kept without end. */
export const keptSince = (days: number, now: Date): string | null => (days > 0 ? utcDay(new Date(now.getTime() - days * DAY_MS).toISOString()) : null);

/** When what is kept of a conversation begins, once this day is gone from it. */
export const startAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString();
