import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { JobCommand } from './job.commands.js';
import { job } from './job.decider.js';
import type { JobEvent, JobWords } from './job.events.js';
import type { JobState } from './job.state.rules.js';
import { jobKeys, wordsOfJob } from './job-keys.rules.js';
import { JOB_SAYS } from './job-said.rules.js';
import type { OfJob } from './of-job.events.js';

/** Sealed under the key of the listing: its words read as nothing once it was withdrawn. */
const words: Personal<OfJob & JobWords> = { subject: ({ jobId }) => wordsOfJob(jobId), fields: JOB_SAYS, forgotten: '' };

/** `job-<listing id>` */
export const jobStream: StreamType<JobState, JobCommand, JobEvent> = {
  category: 'job',
  decider: job,
  events: {
    JobPosted: { schema: 1, personal: words },
    JobRevised: { schema: 1, personal: words },
    JobClosed: { schema: 1 },
    JobExpired: { schema: 1 },
    JobReopened: { schema: 1 },
    JobRenewed: { schema: 1 },
    JobWithdrawn: { schema: 1, erases: ({ jobId }) => [jobKeys(jobId)] },
    // Earlier ones asked moderators under the listing itself.
    JobHeld: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, holdId: data['jobId'] }) }] },
    JobHoldEnded: { schema: 1 },
    JobApproved: { schema: 1 },
    JobHidden: { schema: 1 },
    JobDeleted: { schema: 1 },
    JobRestored: { schema: 1 },
    ColleagueNamed: { schema: 1 },
    ColleagueRemoved: { schema: 1 },
  },
};
