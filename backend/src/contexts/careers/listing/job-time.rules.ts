import { dayIn, endOf } from '../../../../contracts/istanbul-day.js';
import { dayProblem } from '../../../../contracts/job-problems.js';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { JobTime } from './job.events.js';

const OPEN_MS = JOB_LIMITS.openDays * 86_400_000;
const after = (at: string): string => new Date(Date.parse(at) + OPEN_MS).toISOString();

/** How long a listing is open: to the end of its last day, and no longer than it may be; without a day as long as it may be. */
export function timeOf(publishedAt: string, applyUntil: string | null): JobTime {
  const day = applyUntil ?? dayIn(after(publishedAt));
  return { publishedAt, applyUntil: day, closesAt: closingOf(publishedAt, day) };
}

/** When a listing closes that takes applications until a day. */
export function closingOf(publishedAt: string, applyUntil: string): string {
  const [longest, end] = [after(publishedAt), endOf(applyUntil)];
  return end < longest ? end : longest;
}

export const daysAt = (at: string, publishedAt: string = at) => ({ today: dayIn(at), publishedOn: dayIn(publishedAt) });

/** Throws for a day on which a listing that is published now cannot end. */
export function refuseUnfitDay(day: string | null, at: string): void {
  refuseProblems('job.unfit', { apply_until: (day && dayProblem(day, daysAt(at))) ?? undefined });
}
