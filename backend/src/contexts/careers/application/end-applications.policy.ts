import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { JobWithdrawn } from '../listing/job.events.js';
import { DestroyJobApplication } from './application.commands.js';
import type { JobApplicationDestroyed, JobApplicationSent, JobApplicationWithdrawn } from './application.events.js';
import { DestroyJobApplications } from './end-applications.commands.js';
import { keptUntil } from './kept-until.rules.js';

const key = (applicationId: string): string => `destroy-job-application:${applicationId}`;
const over = ({ data: { applicationId } }: { data: { applicationId: string } }): readonly Reaction[] => [{ cancel: key(applicationId) }];

/** What was given in an application goes when it has lain long enough, with its listing, or with the account of either side. */
export const endApplications = policy<JobApplicationSent | JobApplicationWithdrawn | JobApplicationDestroyed | JobWithdrawn | AccountErased>({
  name: 'end-job-applications',
  on: {
    JobApplicationSent: ({ data: { applicationId, jobId, applicantId }, at }) => [
      { schedule: intent(DestroyJobApplication, { applicationId, jobId, applicantId, cause: 'months' }), key: key(applicationId), at: keptUntil(at) },
    ],
    JobApplicationWithdrawn: over,
    JobApplicationDestroyed: over,
    JobWithdrawn: ({ data: { jobId }, position, at }) => [
      { schedule: intent(DestroyJobApplications, { jobId, memberId: null, position }), key: `destroy-applications-to:${jobId}`, at },
    ],
    AccountErased: ({ data: { memberId }, position, at }) => [
      { schedule: intent(DestroyJobApplications, { jobId: null, memberId, position }), key: `destroy-applications-of:${memberId}`, at },
    ],
  },
});
