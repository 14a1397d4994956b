const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const MINUTES_PER_DAY = 24 * 60;

export const daysBefore = (at: string, days: number): string => new Date(Date.parse(at) - days * DAY_MS).toISOString();
/** ISO time some minutes later; null (for ever) stays null. */
export const minutesAfter = <Minutes extends number | null>(at: string, minutes: Minutes): Minutes extends null ? null : string =>
  (minutes === null ? null : new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()) as Minutes extends null ? null : string;

/** Minutes from one ISO time to another; null (never) stays null. */
export const minutesBetween = <Until extends string | null>(at: string, until: Until): Until extends null ? null : number =>
  (until === null ? null : (Date.parse(until) - Date.parse(at)) / MINUTE_MS) as Until extends null ? null : number;
/** Whole days from one ISO time to another. */
export const daysBetween = (at: string, until: string): number => Math.round((Date.parse(until) - Date.parse(at)) / DAY_MS);
