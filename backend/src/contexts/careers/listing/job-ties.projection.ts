import { projection } from '../../../kernel/projection.js';
import type { JobEvent } from './job.events.js';
import { jobTiesView } from './job-ties.model.js';

const tieOf = (jobId: string, memberId: string): string => `${jobId}/${memberId}`;
const open =
  (is: boolean) =>
  ({ data: { jobId, ownerId } }: { data: { jobId: string; ownerId: string } }) =>
    jobTiesView.change(tieOf(jobId, ownerId), { $set: { open: is } });

/** Who has to do with which listing. */
export const jobTiesProjection = projection<JobEvent>({
  name: 'job-ties',
  version: 1,
  views: [jobTiesView.name],
  on: {
    JobPosted: ({ data: { jobId, ownerId } }) =>
      jobTiesView.put(tieOf(jobId, ownerId), { kind: 'owner', job_id: jobId, member_id: ownerId, owner_id: ownerId, open: true }),
    JobClosed: open(false),
    JobExpired: open(false),
    JobReopened: open(true),
    JobRenewed: open(true),
    JobApproved: open(true),
    JobWithdrawn: ({ data: { jobId, ownerId, colleagueIds } }) => [ownerId, ...colleagueIds].map((id) => jobTiesView.remove(tieOf(jobId, id))),
    ColleagueNamed: ({ data: { jobId, ownerId, memberId } }) =>
      jobTiesView.put(tieOf(jobId, memberId), { kind: 'colleague', job_id: jobId, member_id: memberId, owner_id: ownerId, open: false }),
    ColleagueRemoved: ({ data: { jobId, memberId } }) => jobTiesView.remove(tieOf(jobId, memberId)),
  },
});
