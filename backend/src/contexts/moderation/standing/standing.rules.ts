const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const MINUTES_PER_DAY = 24 * 60;

export const daysBefore = (at: string, days: number): string => new Date(Date.parse(at) - days * DAY_MS).toISOString();
/** ISO time some minutes later; null (for ever) stays null. */
export const minutesAfter = <Minutes extends number | null>(at: string, minutes: Minutes): Minutes extends null ? null : string =>
  (minutes === null ? null : new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()) as Minutes extends null ? null : string;

/** Whether a sanction that ends at `until` (null: never) holds at a time. */
export const holdsAt = (until: string | null, at: string): boolean => until === null || until > at;
/** Whether one end is later than another; null is never, and so the latest. */
export const endsLater = (until: string | null, than: string | null): boolean => than !== null && (until === null || until > than);
