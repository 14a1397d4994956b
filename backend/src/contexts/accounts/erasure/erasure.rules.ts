import { OWN_DATA_LIMITS } from '../../../../contracts/own-data.js';

const DAY_MS = 24 * 60 * 60_000;

/** When an account ends whose deletion is asked for at `at`. */
export const graceEnd = (at: string): string => new Date(Date.parse(at) + OWN_DATA_LIMITS.graceDays * DAY_MS).toISOString();
