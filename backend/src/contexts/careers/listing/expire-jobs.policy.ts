import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { ExpireJob } from './job.commands.js';
import type { JobApproved, JobClosed, JobPosted, JobRenewed, JobReopened, JobRevised, JobTime, JobWithdrawn } from './job.events.js';
import type { OfJob } from './of-job.events.js';

const key = (jobId: string): string => `expire-job:${jobId}`;
const plan = ({ jobId, closesAt }: OfJob & JobTime): readonly Reaction[] => [
  { schedule: intent(ExpireJob, { jobId, closesAt }), key: key(jobId), at: closesAt },
];

/** A listing is closed when its time is over. */
export const expireJobs = policy<JobPosted | JobRevised | JobReopened | JobRenewed | JobApproved | JobClosed | JobWithdrawn>({
  name: 'expire-jobs',
  on: {
    JobPosted: ({ data }) => plan(data),
    JobRevised: ({ data }) => plan(data),
    JobReopened: ({ data }) => plan(data),
    JobRenewed: ({ data }) => plan(data),
    JobApproved: ({ data }) => plan(data),
    JobClosed: ({ data: { jobId } }) => [{ cancel: key(jobId) }],
    JobWithdrawn: ({ data: { jobId } }) => [{ cancel: key(jobId) }],
  },
});
