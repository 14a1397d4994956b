import type { Duration } from './Verb';

const DAY = 24 * 60;

export const days = (count: number): Duration => ({ minutes: count * DAY, label: count % 365 === 0 ? `${count / 365} yıl` : `${count} gün` });
export const noEnd: Duration = { minutes: null, label: 'Kalıcı' };

export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
export const inDays = (minutes: number): string => days(minutes / DAY).label;
