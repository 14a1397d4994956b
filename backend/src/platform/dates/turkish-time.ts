const FORMAT = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' });
/** '21 Kasım 2026 14:02' in Turkey's time. */
export const turkishTime = (iso: string): string => FORMAT.format(new Date(iso));
const DAY = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
/** '21 Kasım 2026' of '2026-11-21'. */
export const turkishDay = (day: string): string => DAY.format(new Date(day));
/** 'süresiz', or until when. */
export const untilWhen = (end: string | null): string => (end === null ? 'süresiz' : `${turkishTime(end)} tarihine kadar`);
