import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { JobDeleted, JobRestored, JobWithdrawn } from '../listing/job.events.js';
import { DestroyJobApplication } from './application.commands.js';
import type { JobApplicationDestroyed, JobApplicationSent, JobApplicationWithdrawn } from './application.events.js';
import { DestroyJobApplications, EndRemovedJobApplications } from './end-applications.commands.js';
import { keptUntil, lookedAt } from './kept-until.rules.js';

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

const looks = Array.from({ length: APPLICATION_LIMITS.removedLooks }, (_, at) => at + 1);
const lookKey = (jobId: string, look: number): string => `end-removed-job:${jobId}:${look}`;
const cancelled = ({ data: { jobId } }: { data: { jobId: string } }): readonly Reaction[] => looks.map((look) => ({ cancel: lookKey(jobId, look) }));

/** What staff removed may come back: it is looked again and again, until the twelve months of an application are over, whether an appeal can bring it back. */
export const endApplicationsToRemovedJobs = policy<JobDeleted | JobRestored | JobWithdrawn>({
  name: 'end-applications-to-removed-jobs',
  on: {
    JobDeleted: ({ data: { jobId }, position, at }) =>
      looks.map((look) => ({ schedule: intent(EndRemovedJobApplications, { jobId, position }), key: lookKey(jobId, look), at: lookedAt(at, look) })),
    JobRestored: cancelled,
    JobWithdrawn: cancelled,
  },
});
