import { JOB_CODE, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { JOB_TEXT, type JobState as Life } from '../../../../contracts/jobs.js';
import type { Ledger } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { JobTerms, JobTime, JobWords } from './job.events.js';

/** Decisions of staff that can be taken back, and by which verb. */
export type JobDecision = 'hide' | 'delete';
export interface JobUndo {
  readonly action: 'restore';
}

export interface StandingJob extends Ledger<JobDecision, JobUndo> {
  readonly ownerId: string;
  readonly words: JobWords;
  readonly terms: JobTerms;
  readonly time: JobTime;
  readonly life: Life;
  /** Grows with each save. */
  readonly version: number;
  /** Revision of the fact since which it says what it says. */
  readonly wordedAt: number;
  /** How often it was opened, posting it included. */
  readonly openings: number;
  readonly isWithdrawn: boolean;
  /** By what it was caught, as long as it waits for a moderator. */
  readonly heldFor: readonly string[] | null;
  /** Under what moderators were ever asked about it, and what it was caught by when they let it through. */
  readonly holds: ReadonlyMap<string, readonly string[]>;
  readonly letThrough: readonly string[];
  /** What staff made of it. */
  readonly state: 'visible' | 'hidden' | 'deleted';
  readonly wasHidden: boolean;
  /** The decisions on reports that hid and deleted it, as far as it is so still. */
  readonly removedBy: { readonly hidden: string | null; readonly deleted: string | null };
  readonly colleagues: ReadonlySet<string>;
}
export type JobState = StandingJob | null;

const notFound = () => new RuleViolation('job.not-found', JOB_TEXT.notFound, null, 'not-found');

/** The listing, if there is anything of it. */
export function begun(state: JobState): StandingJob {
  if (!state) throw notFound();
  return state;
}

/** Whether it stands, for whomever. */
export const isThere = (state: JobState): state is StandingJob => state !== null && !state.isWithdrawn && state.state !== 'deleted';

/** Whether everybody may read it. */
export const isListed = (state: JobState): state is StandingJob => isThere(state) && state.state === 'visible' && state.heldFor === null;

/** The listing, as its owner or somebody else asks for it. */
function seenBy(state: JobState, memberId: string): StandingJob {
  const found = begun(state);
  if (!isThere(found)) throw new RuleViolation('job.gone', JOB_TEXT.gone, null, 'gone');
  if (found.ownerId !== memberId && !isListed(found)) throw notFound();
  return found;
}

export function ownedBy(state: JobState, memberId: string): StandingJob {
  const found = seenBy(state, memberId);
  if (found.ownerId !== memberId) throw new RuleViolation('job.forbidden', JOB_WRITING_TEXT.notYours, null, 'forbidden');
  return found;
}

/** The listing as its owner changes it. */
export function changedBy(state: JobState, memberId: string): StandingJob {
  const job = ownedBy(state, memberId);
  if (job.state === 'hidden') throw new RuleViolation('job.hidden', JOB_WRITING_TEXT.hiddenNotEditable);
  return job;
}

export const changedMeanwhile = () => new RuleViolation(JOB_CODE.changed, JOB_WRITING_TEXT.changedMeanwhile);

/** Whether one may apply at an ISO time. */
export const isOpenAt = (job: StandingJob, at: string): boolean => job.life === 'open' && at < job.time.closesAt;

/** The listing as whoever reads its applications asks for it. */
export function readBy(state: JobState, memberId: string): StandingJob {
  if (isThere(state) && state.colleagues.has(memberId)) return state;
  return ownedBy(state, memberId);
}

/** Who reads its applications: its owner first. */
export const readersOf = ({ ownerId, colleagues }: StandingJob): readonly string[] => [ownerId, ...colleagues];
