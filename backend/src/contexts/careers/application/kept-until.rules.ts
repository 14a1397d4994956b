import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';

/** When the content of an application goes, if nothing ends it before. */
export function keptUntil(appliedAt: string): string {
  const until = new Date(appliedAt);
  until.setUTCMonth(until.getUTCMonth() + APPLICATION_LIMITS.keptMonths);
  return until.toISOString();
}

const LOOK_MS = APPLICATION_LIMITS.removedDays * 86_400_000;

/** When it is looked, for the first, the second … time, whether a listing that was removed can come back. */
export const lookedAt = (removedAt: string, look: number): string => new Date(Date.parse(removedAt) + look * LOOK_MS).toISOString();
