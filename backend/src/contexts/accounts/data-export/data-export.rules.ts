import { OWN_DATA_LIMITS } from '../../../../contracts/own-data.js';

const HOUR_MS = 60 * 60_000;

/** Until when a file is kept that is ready at `at`. */
export const keptUntil = (at: string): string => new Date(Date.parse(at) + OWN_DATA_LIMITS.exportKeptDays * 24 * HOUR_MS).toISOString();

/** Seconds until a member who asked at `last` may ask again; 0 when it may be now. */
export function secondsToNext(last: string, now: string): number {
  const next = Date.parse(last) + OWN_DATA_LIMITS.hoursBetweenExports * HOUR_MS;
  return Math.max(0, Math.ceil((next - Date.parse(now)) / 1000));
}

/** Files of exports of one member. */
export const exportArea = (memberId: string): string => `exports/${memberId}/`;
export const exportKey = (memberId: string, exportId: string): string => `${exportArea(memberId)}${exportId}.zip`;
