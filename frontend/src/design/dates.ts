/** Turkish dates for both apps: relative under a week, long form above. */
const relative = new Intl.RelativeTimeFormat('tr', { numeric: 'auto' });
const long = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });
const month = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric' });
const exact = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '3 saat önce', 'dün', or '21 Kasım 2026' when it is a week or more away from now. */
export function timeAgo(iso: string, now: number = Date.now()): string {
  const distance = Date.parse(iso) - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return 'az önce';
  if (size < HOUR) return relative.format(Math.round(distance / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.round(distance / HOUR), 'hour');
  if (size < 7 * DAY) return relative.format(Math.round(distance / DAY), 'day');
  return long.format(new Date(iso));
}

/** 'Kasım 2026' */
export const monthAndYear = (iso: string): string => month.format(new Date(iso));
/** '21 Kasım 2026' */
export const longDate = (iso: string): string => long.format(new Date(iso));
/** '21 Kasım 2026 14:02' */
export const exactTime = (iso: string): string => exact.format(new Date(iso));
