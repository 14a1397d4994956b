import { EXPORT_LIMITS } from '../../../../contracts/audit-export.js';

const HOUR_MS = 60 * 60_000;

const later = (at: string, hours: number): string => new Date(Date.parse(at) + hours * HOUR_MS).toISOString();

/** Until when a file is kept that is ready at `at`. */
export const keptUntil = (at: string): string => later(at, EXPORT_LIMITS.keptDays * 24);
/** Until when one that was asked for at `at` is waited for. */
export const givenUpAt = (at: string): string => later(at, EXPORT_LIMITS.hoursUnderWay);

export const exportKey = (readerId: string, exportId: string): string => `audit-exports/${readerId}/${exportId}.zip`;
