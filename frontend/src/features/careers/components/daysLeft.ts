import { dayIn } from '@contracts/istanbul-day';

const DAY_MS = 24 * 60 * 60_000;

/** Whole days in Istanbul until one may apply no more; 0 on the last of them. */
export const daysLeft = (applyUntil: string, now: number = Date.now()): number =>
  Math.round((Date.parse(applyUntil) - Date.parse(dayIn(new Date(now).toISOString()))) / DAY_MS);

/** '14 gün kaldı', 'yarın son gün', 'bugün son gün'; null when it is over. */
export function daysLeftWords(applyUntil: string, now: number = Date.now()): string | null {
  const days = daysLeft(applyUntil, now);
  if (days < 0) return null;
  return ['bugün son gün', 'yarın son gün'][days] ?? `${days} gün kaldı`;
}
