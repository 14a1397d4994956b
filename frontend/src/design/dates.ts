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

/** Of a day in `YYYY-MM-DD`, which is the same wherever one looks at it. */
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '5 Aralık', with its year where that is another than the present one. */
export const shortDay = (isoDay: string, now: number = Date.now()): string =>
  (isoDay.slice(0, 4) === new Date(now).toISOString().slice(0, 4) ? day : dayOfYear).format(new Date(isoDay));

/** How numbers end in the locative, by their last digit, or by their tens where that is 0. */
const ON_DIGIT = ['de', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'] as const;
const ON_TENS = ['de', 'da', 'de', 'da', 'ta', 'de', 'ta', 'te', 'de', 'da'] as const;
const ON_MONTH: Record<string, string> = { Ocak: 'ta', Şubat: 'ta', Mart: 'ta', Eylül: 'de', Ekim: 'de', Mayıs: 'ta', Ağustos: 'ta', Aralık: 'ta' };

/** '14 Kasım’da', '9 Ekim 2025’te' */
export function onDay(written: string): string {
  const last = written.split(' ').at(-1) ?? '';
  const number = Number(last);
  const ending = Number.isNaN(number) ? (ON_MONTH[last] ?? 'da') : number % 10 === 0 ? ON_TENS[(number / 10) % 10] : ON_DIGIT[number % 10];
  return `${written}’${ending}`;
}

/** '12 Ocak 2026’dan' */
export const sinceDay = (written: string): string => `${onDay(written)}n`;

/** 'Kasım 2026' */
export const monthAndYear = (iso: string): string => month.format(new Date(iso));
/** '21 Kasım 2026' */
export const longDate = (iso: string): string => long.format(new Date(iso));
/** '21 Kasım 2026 14:02' */
export const exactTime = (iso: string): string => exact.format(new Date(iso));
