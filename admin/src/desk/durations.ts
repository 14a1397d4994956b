const DAY = 24 * 60;

export interface Duration {
  /** Null means without an end. */
  minutes: number | null;
  label: string;
}

export const days = (count: number): Duration => ({ minutes: count * DAY, label: count % 365 === 0 ? `${count / 365} yıl` : `${count} gün` });
export const noEnd: Duration = { minutes: null, label: 'Kalıcı' };
/** The lengths among which there is always one's own, the shortest first. */
export const daysWith = (counts: readonly number[], own: number): Duration[] => [...new Set([...counts, own])].sort((a, b) => a - b).map(days);

export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
/** The local date and time so many minutes from now, as a field for both wants it. */
export const localTime = (minutes: number): string => {
  const at = new Date(Date.now() + minutes * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
/** '3 gün'; what ends at a chosen time is told roughly, its end stands beside it. */
export const inDays = (minutes: number): string => (minutes < DAY ? `${Math.max(1, Math.round(minutes / 60))} saat` : days(Math.round(minutes / DAY)).label);
