import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';

/** When the content of an application goes, if nothing ends it before. */
export function keptUntil(appliedAt: string): string {
  const until = new Date(appliedAt);
  until.setUTCMonth(until.getUTCMonth() + APPLICATION_LIMITS.keptMonths);
  return until.toISOString();
}
