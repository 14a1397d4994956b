const time = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });

/** '14:08' */
export const clock = (iso: string): string => time.format(new Date(iso));

const two = (number: number): string => String(number).padStart(2, '0');
/** The day where its reader is, as `YYYY-MM-DD`. */
export const dayOf = (when: string | number): string => {
  const date = new Date(when);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The day before, counted by the calendar: days are not always 24 hours long. */
const dayBefore = (now: number): string => {
  const date = new Date(now);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1).getTime());
};

/** 'Bugün', 'Dün', '18 Kasım', '18 Kasım 2025' */
export function dayName(iso: string, now: number): string {
  const of = dayOf(iso);
  if (of === dayOf(now)) return 'Bugün';
  if (of === dayBefore(now)) return 'Dün';
  const date = new Date(iso);
  return (date.getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(date);
}

/** '14:08' of today, 'Dün 14:08', '18 Kasım 14:08' */
export const clockOfDay = (iso: string, now: number = Date.now()): string => (dayOf(iso) === dayOf(now) ? clock(iso) : `${dayName(iso, now)} ${clock(iso)}`);

/** When a day begins where its reader is; null where there is no such day. */
export function startOf(isoDay: string): string | null {
  const [year, month, date] = isoDay.split('-').map(Number);
  const start = new Date(year ?? Number.NaN, (month ?? Number.NaN) - 1, date);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
