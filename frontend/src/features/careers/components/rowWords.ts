import { dayIn } from '@contracts/istanbul-day';
import { JOB_LIMITS } from '@contracts/job-writing';
import type { JobRow } from '@contracts/jobs';
import { onDay, shortDay } from '../../../design/dates';
import { turkishNumber } from '../../../design/numbers';
import { daysLeft } from './daysLeft';

/** '4 km'; of what lies as near as its province is known, nothing. */
export const kilometresOf = ({ km }: Pick<JobRow, 'km'>): string | null => (km ? `${turkishNumber(km)} km` : null);

/** Open, and kept from nobody by staff. */
export const takesApplications = ({ state, hidden, held }: Pick<JobRow, 'state' | 'hidden' | 'held'>): boolean => state === 'open' && !hidden && !held;

/** 'Son 2 gün', while one may apply and it is soon over. */
export function soonOver(job: Pick<JobRow, 'apply_until' | 'state' | 'hidden' | 'held'>, now: number = Date.now()): string | null {
  const left = daysLeft(job.apply_until, now);
  if (!takesApplications(job) || left < 0 || left > JOB_LIMITS.soonDays) return null;
  return left === 0 ? 'Bugün son gün' : `Son ${left} gün`;
}

/** 'Başvuru 20 Kasım’da kapandı' */
export const endedOn = ({ ended_at, apply_until }: Pick<JobRow, 'ended_at' | 'apply_until'>, now: number = Date.now()): string =>
  `Başvuru ${onDay(shortDay(ended_at ? dayIn(ended_at) : apply_until, now))} kapandı`;

/** Whether the caller's application stands. */
export const isApplied = ({ application }: JobRow['viewer']): boolean => application !== null && application !== 'withdrawn';
