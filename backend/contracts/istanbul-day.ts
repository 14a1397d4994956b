const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Turkey has had no summer time since 2016: Istanbul is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * HOUR_MS;

/** The day in Istanbul, as `YYYY-MM-DD`, of an ISO time. */
export const dayIn = (at: string): string => new Date(Date.parse(at) + ISTANBUL_MS).toISOString().slice(0, 10);

/** The first of so many days that end with today, and the ISO time at which it began. */
export function firstDay(now: Date, days: number): { readonly day: string; readonly at: string } {
  const day = new Date(Date.parse(dayIn(now.toISOString())) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { day, at: new Date(Date.parse(day) - ISTANBUL_MS).toISOString() };
}

/** The ISO time at which a day of Istanbul, `YYYY-MM-DD`, is over. */
export const endOf = (day: string): string => new Date(Date.parse(day) + DAY_MS - ISTANBUL_MS).toISOString();
