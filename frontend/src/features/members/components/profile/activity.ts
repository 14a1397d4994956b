import type { ActiveDay } from '@contracts/follow';

const WEEKS = 26;
const DAY = 24 * 60 * 60_000;
const monthName = new Intl.DateTimeFormat('tr-TR', { month: 'long', timeZone: 'UTC' });
const inIstanbul = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });

/** Today as the server counts days. */
export const todayInIstanbul = (now: number): string => inIstanbul.format(now);

interface Square {
  day: string;
  count: number;
  level: 0 | 1 | 2 | 3;
}
export interface Activity {
  /** Day by day, whole weeks from a Monday on, the last one up to today. */
  squares: Square[];
  total: number;
  months: { name: string; count: number }[];
}

const levelOf = (count: number): Square['level'] => {
  if (count === 0) return 0;
  if (count < 3) return 1;
  return count < 6 ? 2 : 3;
};

/** Half a year of contributions, as squares and as a sum for each month. */
export function activityOf(days: readonly ActiveDay[], today: string): Activity {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const last = Date.parse(today);
  const sinceMonday = (new Date(last).getUTCDay() + 6) % 7;
  const length = (WEEKS - 1) * 7 + sinceMonday + 1;
  const squares = Array.from({ length }, (_, at) => {
    const day = new Date(last - (length - 1 - at) * DAY).toISOString().slice(0, 10);
    const count = counts.get(day) ?? 0;
    return { day, count, level: levelOf(count) };
  });
  const months = new Map<string, number>();
  for (const { day, count } of squares) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + count);
  return {
    squares,
    total: squares.reduce((sum, { count }) => sum + count, 0),
    months: [...months].map(([month, count]) => ({ name: monthName.format(new Date(`${month}-15`)), count })),
  };
}
