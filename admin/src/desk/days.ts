const DAY_MS = 24 * 60 * 60_000;
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });

/** The day in Turkey (`YYYY-MM-DD`) some days before a time. */
export const dayBefore = (now: Date, days: number): string => day.format(new Date(now.getTime() - days * DAY_MS));
