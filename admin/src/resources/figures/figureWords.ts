import type { Kappa, Share } from '@contracts/figures';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS_OF_DAY = 24;
const HUNDRED = 100;

/** '%12'; of a small share with one digit more. */
export function percent(value: number): string {
  const whole = value * HUNDRED;
  return `%${whole.toLocaleString('tr-TR', { maximumFractionDigits: whole > 0 && whole < 1 ? 1 : 0 })}`;
}

/** '%4–%31' */
export const rangeOf = ({ low, high }: Share): string => `${percent(low)}–${percent(high)}`;

const decimal = (value: number): string => value.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '0,62 (0,41–0,83)'; null where it is not defined. */
export function kappaText({ value, low, high }: Kappa): string | null {
  if (value === null) return null;
  return low === null || high === null ? decimal(value) : `${decimal(value)} (${decimal(low)}–${decimal(high)})`;
}

/** '3 sa 20 dk'; '–' for none. */
export function durationText(ms: number | null): string {
  if (ms === null) return '–';
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 60) return `${minutes} dk`;
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < HOURS_OF_DAY) return minutes % 60 === 0 ? `${hours} sa` : `${hours} sa ${minutes - hours * 60} dk`;
  const days = Math.floor(hours / HOURS_OF_DAY);
  return hours % HOURS_OF_DAY === 0 ? `${days} gün` : `${days} gün ${hours % HOURS_OF_DAY} sa`;
}

export const counted = (count: number): string => count.toLocaleString('tr-TR');
