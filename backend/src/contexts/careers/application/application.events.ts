import type { ApplicationState } from '../../../../contracts/job-application-states.js';
import type { DecidedState } from '../../../../contracts/job-applications.js';
import type { DomainEvent } from '../../../kernel/event.js';

export type ApplicationSide = 'applicant' | 'employer';

interface OfApplication {
  applicationId: string;
  jobId: string;
  /** Whose listing it is. */
  ownerId: string;
  applicantId: string;
}
type ByOne = OfApplication & { authorId: string };

/**
 * `sealed`: what was given (`GivenWords`), sealed by whoever wrote the fact (`ApplicationSeals`): no reader of facts opens it; so is every `sealed` below.
 * `cvKey` is that of the CV's bytes, which are kept encrypted. `attempt` counts the applications of one member to one listing from 1 on. `uploadId`: the
 * upload that the CV was copied from, null where it was that of their profile.
 */
export type JobApplicationSent = DomainEvent<
  'JobApplicationSent',
  OfApplication & { attempt: number; consentVersion: number; uploadId: string | null; cvKey: string; sealed: string }
>;
/** Somebody of the employer's side read it first. */
export type JobApplicationSeen = DomainEvent<'JobApplicationSeen', ByOne>;
export type JobApplicationStateSet = DomainEvent<'JobApplicationStateSet', ByOne & { state: DecidedState; from: ApplicationState }>;
/** Its applicant took it back: everything that was given, and what was said about it, goes at once. */
export type JobApplicationWithdrawn = DomainEvent<'JobApplicationWithdrawn', OfApplication>;
/** Either side wrote to the other. */
export type JobApplicationAnswered = DomainEvent<'JobApplicationAnswered', ByOne & { messageId: string; side: ApplicationSide; sealed: string }>;
/** What the other side had written was read. */
export type JobAnswersRead = DomainEvent<'JobAnswersRead', ByOne & { side: ApplicationSide }>;
/** Of the employer's side, for itself. */
export type JobTeamNoteWritten = DomainEvent<'JobTeamNoteWritten', ByOne & { noteId: string; sealed: string }>;
/** `authorId` is who had written it, and alone may remove it. */
export type JobTeamNoteRemoved = DomainEvent<'JobTeamNoteRemoved', ByOne & { noteId: string }>;
/** One of the employer's side says how good it is; null takes that back. */
export type JobApplicationRated = DomainEvent<'JobApplicationRated', ByOne & { sealed: string | null }>;
/** The CV was taken out of the page; `sealed` is why, in the words of who did, which the applicant sees. */
export type JobCvDownloaded = DomainEvent<'JobCvDownloaded', ByOne & { downloadId: string; sealed: string }>;
/** What was given and what was said about it is gone for good; states and dates stay. */
export type JobApplicationDestroyed = DomainEvent<'JobApplicationDestroyed', OfApplication & { cause: 'months' | 'listing' | 'applicant' }>;

export type JobApplicationEvent =
  | JobApplicationSent
  | JobApplicationSeen
  | JobApplicationStateSet
  | JobApplicationWithdrawn
  | JobApplicationAnswered
  | JobAnswersRead
  | JobTeamNoteWritten
  | JobTeamNoteRemoved
  | JobApplicationRated
  | JobCvDownloaded
  | JobApplicationDestroyed;
