import { dayInTurkey } from '../timeline/days-asked.rules.js';

const DAY_MS = 24 * 60 * 60_000;
const TURKEY_MS = 3 * 60 * 60_000;
const DAY_LENGTH = 10;

/** The day so many days before a day. */
export const daysAgo = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, DAY_LENGTH);

/** How long something lasts, from the shortest on; null is for ever. */
export const LENGTHS = ['day', 'week', 'month', 'year', 'longer'] as const;
export type Length = (typeof LENGTHS)[number];
const UP_TO: readonly (readonly [Length, number])[] = [
  ['day', 1],
  ['week', 7],
  ['month', 31],
  ['year', 366],
];

export function lengthOf(at: string, until: string | null): Length {
  if (until === null) return 'longer';
  const days = (Date.parse(until) - Date.parse(at)) / DAY_MS;
  return UP_TO.find(([, most]) => days <= most)?.[0] ?? 'longer';
}

/** Appeals may be open for so many days at most. */
const LONGEST_DAYS = 366;

/**
 * The first day whose decisions may still be appealed against, by what held when they were taken: only earlier days are shown. Whole days come at
 * once, and none before an earlier one, so that nobody learns from the hour of an entry when it was decided.
 */
export function firstOpenDay(now: string, appealDaysAt: (at: string) => number): string {
  const today = Date.parse(`${dayInTurkey(now)}T00:00:00Z`);
  for (let ago = LONGEST_DAYS; ago > 0; ago -= 1) {
    const start = today - ago * DAY_MS;
    const [first, last] = [start, start + DAY_MS - 1].map((time) => appealDaysAt(new Date(time - TURKEY_MS).toISOString()));
    if (ago <= Math.max(first ?? 0, last ?? 0)) return new Date(start).toISOString().slice(0, DAY_LENGTH);
  }
  return dayInTurkey(now);
}
