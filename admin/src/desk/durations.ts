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
export const inDays = (minutes: number): string => days(minutes / DAY).label;
