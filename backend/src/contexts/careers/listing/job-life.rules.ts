import { JOB_LIMITS, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { CloseJob, ExpireJob, RenewJob, ReopenJob, WithdrawJob } from './job.commands.js';
import type { JobEvent } from './job.events.js';
import { changedBy, isOpenAt, type JobState, ownedBy, type StandingJob } from './job.state.rules.js';
import { refuseUnfitDay, timeOf } from './job-time.rules.js';

/** A hidden one too: what nobody can apply to may be closed. */
export function close({ data: { jobId, memberId, as } }: CloseJob, state: JobState): readonly JobEvent[] {
  const job = ownedBy(state, memberId);
  if (job.life === as) return [];
  if (job.life !== 'open') throw new RuleViolation('job.not-open', JOB_WRITING_TEXT.notOpen);
  return [{ type: 'JobClosed', data: { jobId, ownerId: job.ownerId, as } }];
}

/** Silent where it was closed, or has another time by now. What staff removed ends too: it may come back. */
export function expire({ data: { jobId, closesAt }, origin: { at } }: ExpireJob, state: JobState): readonly JobEvent[] {
  if (!state || state.isWithdrawn || state.life !== 'open' || state.time.closesAt !== closesAt || at < closesAt) return [];
  return [{ type: 'JobExpired', data: { jobId, ownerId: state.ownerId } }];
}

function refuseMany(job: StandingJob, open: number): void {
  if (job.life !== 'open' && open >= JOB_LIMITS.open) throw new RuleViolation('job.too-many-open', JOB_WRITING_TEXT.tooManyOpen);
  if (job.openings >= JOB_LIMITS.openings) throw new RuleViolation('job.saved-too-often', JOB_WRITING_TEXT.savedTooOften);
}

/** With the time that is left of it; with a whole one where that is over. */
export function reopen({ data: { jobId, memberId, open }, origin: { at } }: ReopenJob, state: JobState): readonly JobEvent[] {
  const job = changedBy(state, memberId);
  if (isOpenAt(job, at)) throw new RuleViolation('job.already-open', JOB_WRITING_TEXT.alreadyOpen);
  refuseMany(job, open);
  const time = at < job.time.closesAt ? job.time : timeOf(at, null);
  return [{ type: 'JobReopened', data: { jobId, ownerId: job.ownerId, ...time } }];
}

const HOUR_MS = 60 * 60_000;

/** It leads the list anew, so not more than once a day: an expired one at any time. */
export function renew({ data: { jobId, memberId, applyUntil, open }, origin: { at } }: RenewJob, state: JobState): readonly JobEvent[] {
  const job = changedBy(state, memberId);
  refuseUnfitDay(applyUntil, at);
  const since = Date.parse(at) - Date.parse(job.time.publishedAt);
  if (job.life !== 'expired' && since < JOB_LIMITS.renewHours * HOUR_MS) throw new RuleViolation('job.renewed-just-now', JOB_WRITING_TEXT.renewedJustNow);
  refuseMany(job, open);
  return [{ type: 'JobRenewed', data: { jobId, ownerId: job.ownerId, ...timeOf(at, applyUntil) } }];
}

/** With its account whatever became of it: its words go. */
export function withdraw({ data: { jobId, memberId, cause } }: WithdrawJob, state: JobState): readonly JobEvent[] {
  if (cause === 'account' && (!state || state.isWithdrawn || state.ownerId !== memberId)) return [];
  const { ownerId, colleagues, heldFor, holds } = cause === 'account' && state ? state : ownedBy(state, memberId);
  const ended: readonly JobEvent[] = heldFor === null ? [] : [{ type: 'JobHoldEnded', data: { jobId, ownerId, holdIds: [...holds.keys()] } }];
  return [...ended, { type: 'JobWithdrawn', data: { jobId, ownerId, cause, colleagueIds: [...colleagues] } }];
}
