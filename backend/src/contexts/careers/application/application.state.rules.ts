import type { ApplicationState } from '../../../../contracts/job-application-states.js';
import type { ApplicationSide, JobApplicationEvent } from './application.events.js';

/** One application of a member to a listing. */
export interface Attempt {
  readonly applicationId: string;
  readonly jobId: string;
  readonly ownerId: string;
  readonly applicantId: string;
  readonly state: ApplicationState;
  /** Null once the bytes of its CV are to be gone. */
  readonly cvKey: string | null;
  /** Counts the decisions on it. */
  readonly version: number;
  /** Of both sides, by their ids. */
  readonly messages: ReadonlySet<string>;
  /** The side that has not read yet what the other wrote last. */
  readonly unreadBy: ApplicationSide | null;
  /** Notes that stand, by whom; and how many were ever written. */
  readonly notes: ReadonlyMap<string, string>;
  readonly notesEver: number;
  /** Ratings that were ever given, and who has one. */
  readonly ratingsEver: number;
  readonly raters: ReadonlySet<string>;
  readonly downloads: number;
}

/** All of one member to one listing, the oldest first. */
export type JobApplicationState = readonly Attempt[];

/** Whether what was given and said in it can be read still. */
export const hasContent = ({ cvKey }: Attempt): boolean => cvKey !== null;

export function evolveApplications(state: JobApplicationState, event: JobApplicationEvent): JobApplicationState {
  if (event.type === 'JobApplicationSent') {
    const { applicationId, jobId, ownerId, applicantId, cvKey } = event.data;
    const nothing = { messages: new Set<string>(), unreadBy: null, notes: new Map(), notesEver: 0, ratingsEver: 0, raters: new Set<string>(), downloads: 0 };
    return [...state, { applicationId, jobId, ownerId, applicantId, state: 'sent', cvKey, version: 0, ...nothing }];
  }
  return state.map((attempt) => (attempt.applicationId === event.data.applicationId ? { ...attempt, ...changeOf(attempt, event) } : attempt));
}

type Later = Exclude<JobApplicationEvent, { type: 'JobApplicationSent' }>;

function changeOf(attempt: Attempt, { type, data }: Later): Partial<Attempt> {
  switch (type) {
    case 'JobApplicationSeen':
      return { state: 'seen' };
    case 'JobApplicationStateSet':
      return { state: data.state, version: attempt.version + 1 };
    case 'JobApplicationWithdrawn':
      return { ...ENDED, state: 'withdrawn' };
    case 'JobApplicationDestroyed':
      return ENDED;
    case 'JobApplicationAnswered':
      return { messages: new Set([...attempt.messages, data.messageId]), unreadBy: data.side === 'applicant' ? 'employer' : 'applicant' };
    case 'JobAnswersRead':
      return attempt.unreadBy === data.side ? { unreadBy: null } : {};
    case 'JobTeamNoteWritten':
      return { notes: new Map([...attempt.notes, [data.noteId, data.authorId]]), notesEver: attempt.notesEver + 1 };
    case 'JobTeamNoteRemoved':
      return { notes: new Map([...attempt.notes].filter(([id]) => id !== data.noteId)) };
    case 'JobApplicationRated': {
      const others = [...attempt.raters].filter((id) => id !== data.authorId);
      return { raters: new Set(data.sealed === null ? others : [...others, data.authorId]), ratingsEver: attempt.ratingsEver + 1 };
    }
    case 'JobCvDownloaded':
      return { downloads: attempt.downloads + 1 };
  }
}

const ENDED: Partial<Attempt> = { cvKey: null, unreadBy: null, notes: new Map(), raters: new Set() };
