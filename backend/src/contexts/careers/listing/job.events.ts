import type { JobField } from '../../../../contracts/job-writing.js';
import type { Contract, JobCategory, JobLanguage, RemoteRegion, Salary, Seniority, WorkType } from '../../../../contracts/jobs.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { ColleagueEvent } from './colleague.events.js';
import type { OfJob } from './of-job.events.js';

/** All that a listing says in words. They are sealed under a key of the listing, which its end destroys. */
export interface JobWords {
  title: string;
  company: string;
  /** Words of its place; empty where only a point was chosen. */
  location: string;
  /** As `pointLine` writes it; null where none was chosen. */
  point: string | null;
  district: string | null;
  /** Markdown. */
  description: string;
  /** One item per line. */
  responsibilities: string;
  qualifications: string;
  tags: string[];
  /** Each as `linkLine` writes it. */
  links: string[];
  /** Address of a logo that its owner uploaded. */
  logo: string | null;
}

/** What a listing offers: by this it is filtered and compared. */
export interface JobTerms {
  /** Number on its plates; null where none is known. */
  province: string | null;
  workType: WorkType;
  category: JobCategory;
  salary: Salary | null;
  seniority: Seniority | null;
  experienceYears: number | null;
  contract: Contract | null;
  languages: JobLanguage[];
  /** Of a hybrid one. */
  officeDays: number | null;
  /** Of one that is not tied to a place. */
  remoteRegion: RemoteRegion | null;
}

/** How long it is open: `closesAt` is the end of its last day in Istanbul, and at the latest `JOB_LIMITS.openDays` after it was published. */
export interface JobTime {
  publishedAt: string;
  applyUntil: string;
  closesAt: string;
}

export type JobPosted = DomainEvent<'JobPosted', OfJob & JobWords & JobTerms & JobTime>;
/** All that it says now; `fields` are those that changed. */
export type JobRevised = DomainEvent<'JobRevised', OfJob & JobWords & JobTerms & JobTime & { fields: JobField[] }>;
export type JobClosed = DomainEvent<'JobClosed', OfJob & { as: 'closed' | 'filled' }>;
/** Its time was over. */
export type JobExpired = DomainEvent<'JobExpired', OfJob>;
/** Closed too early: it goes on with the time that it had, or with a new one where that is over. */
export type JobReopened = DomainEvent<'JobReopened', OfJob & JobTime>;
/** It is published anew, whether it was open or not. */
export type JobRenewed = DomainEvent<'JobRenewed', OfJob & JobTime>;
/** Its owner deleted it, or their account ended: its keys go with it. `colleagueIds` could read its applications until then. */
export type JobWithdrawn = DomainEvent<'JobWithdrawn', OfJob & { cause: 'owner' | 'account'; colleagueIds: string[] }>;

interface Suspected extends OfJob {
  findings: string[];
}
/**
 * It waits for a moderator and is not listed; `findings` are names of the rules that it was caught by. Follows the fact that posted or revised it, or a
 * decision that was taken back: then `holdId`, under which moderators were asked, is one that was told before.
 */
export type JobHeld = DomainEvent<'JobHeld', Suspected & { holdId: string }, [Suspected]>;
/** It was withdrawn while it waited: nobody has to decide on what they were asked under `holdIds`. */
export type JobHoldEnded = DomainEvent<'JobHoldEnded', OfJob & { holdIds: string[] }>;
/** A moderator let it through: it is published from now on. */
export type JobApproved = DomainEvent<'JobApproved', OfJob & JobTime & { reason: string }>;

interface Removed extends OfJob {
  /** Its owner. */
  authorId: string;
  /** The report that led to it, or null when a moderator did it on the page. */
  reportId: string | null;
  reason: string;
  undoes?: number;
  replaces?: number;
}
export type JobHidden = DomainEvent<'JobHidden', Removed>;
export type JobDeleted = DomainEvent<'JobDeleted', Removed & { wasHidden: boolean }>;
export type JobRestored = DomainEvent<
  'JobRestored',
  OfJob & { authorId: string; from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; reason: string; undoes?: number }
>;
/** What staff decided, or took back. */
export type JobModerationEvent = JobHidden | JobDeleted | JobRestored;

export type JobEvent =
  | JobPosted
  | JobRevised
  | JobClosed
  | JobExpired
  | JobReopened
  | JobRenewed
  | JobWithdrawn
  | JobHeld
  | JobHoldEnded
  | JobApproved
  | JobModerationEvent
  | ColleagueEvent;
