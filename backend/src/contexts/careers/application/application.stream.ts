import type { StreamType } from '../../../kernel/decider.js';
import type { JobApplicationCommand } from './application.commands.js';
import { jobApplication } from './application.decider.js';
import type { JobApplicationEvent } from './application.events.js';
import type { JobApplicationState } from './application.state.rules.js';
import { answerText, applicationKeys, downloadText, givenText, keysOf, noteText, ratingText } from './application-keys.rules.js';

/** Where the bytes of CVs that were sent are kept, encrypted. */
export const APPLICATION_CVS_AREA = 'job-application-cvs';

export const applicationStreamId = ({ jobId, applicantId }: { readonly jobId: string; readonly applicantId: string }): string => `${jobId}.${applicantId}`;

const UUID_LENGTH = 36;
/** The same as a part of a file's name, where a point ends what it belongs to; and back. */
export const ownerInStore = (streamId: string): string => streamId.replace('.', '-');
export const streamOfOwner = (owner: string): string => `${owner.slice(0, UUID_LENGTH)}.${owner.slice(UUID_LENGTH + 1)}`;

const ends = { schema: 1, erases: ({ applicationId }: { applicationId: string }) => [applicationKeys(applicationId)] } as const;

/** `job-application-<listing id>.<member id>`: one for each person, so that of several at once one is the first. */
export const jobApplicationStream: StreamType<JobApplicationState, JobApplicationCommand, JobApplicationEvent> = {
  category: 'job-application',
  decider: jobApplication,
  events: {
    JobApplicationSent: { schema: 1, sealedFor: (data) => keysOf(givenText(data)) },
    JobApplicationSeen: { schema: 1 },
    JobApplicationStateSet: { schema: 1 },
    JobApplicationWithdrawn: ends,
    JobApplicationAnswered: { schema: 1, sealedFor: (data) => keysOf(answerText(data)) },
    JobAnswersRead: { schema: 1 },
    JobTeamNoteWritten: { schema: 1, sealedFor: (data) => keysOf(noteText(data)) },
    JobTeamNoteRemoved: { schema: 1, erases: (data) => keysOf(noteText(data)).slice(-1) },
    JobApplicationRated: { schema: 1, sealedFor: (data) => (data.sealed === null ? [] : keysOf(ratingText(data))) },
    JobCvDownloaded: { schema: 1, sealedFor: (data) => keysOf(downloadText(data)) },
    JobApplicationDestroyed: ends,
  },
};
