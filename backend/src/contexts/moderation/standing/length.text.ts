import { MINUTES_PER_DAY } from './standing.rules.js';

/** How long something lasts, in words; null is for ever. */
export const lengthText = (minutes: number | null): string =>
  minutes === null
    ? 'Süresiz'
    : minutes < MINUTES_PER_DAY
      ? `${Math.round(minutes / 60)} saat`
      : `${Math.round(minutes / MINUTES_PER_DAY).toLocaleString('tr-TR')} gün`;
