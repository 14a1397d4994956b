import { projection } from '../../../kernel/projection.js';
import type { JobEvent } from './job.events.js';
import { jobTiesView } from './job-ties.model.js';

const tieOf = (jobId: string, memberId: string): string => `${jobId}/${memberId}`;
const now =
  ($set: { readonly closed?: boolean; readonly expired?: boolean }) =>
  ({ data: { jobId, ownerId } }: { data: { jobId: string; ownerId: string } }) =>
    jobTiesView.change(tieOf(jobId, ownerId), { $set });
const NOT_OVER = { closed: false, expired: false } as const;

/** Who has to do with which listing. */
export const jobTiesProjection = projection<JobEvent>({
  name: 'job-ties',
  version: 2,
  views: [jobTiesView.name],
  on: {
    JobPosted: ({ data: { jobId, ownerId } }) =>
      jobTiesView.put(tieOf(jobId, ownerId), { kind: 'owner', job_id: jobId, member_id: ownerId, owner_id: ownerId, ...NOT_OVER }),
    JobClosed: now({ closed: true }),
    JobExpired: now({ expired: true }),
    JobReopened: now(NOT_OVER),
    JobRenewed: now(NOT_OVER),
    // One that its owner closed meanwhile stays closed.
    JobApproved: now({ expired: false }),
    JobWithdrawn: ({ data: { jobId, ownerId, colleagueIds } }) => [ownerId, ...colleagueIds].map((id) => jobTiesView.remove(tieOf(jobId, id))),
    ColleagueNamed: ({ data: { jobId, ownerId, memberId } }) =>
      jobTiesView.put(tieOf(jobId, memberId), { kind: 'colleague', job_id: jobId, member_id: memberId, owner_id: ownerId, ...NOT_OVER }),
    ColleagueRemoved: ({ data: { jobId, memberId } }) => jobTiesView.remove(tieOf(jobId, memberId)),
  },
});
