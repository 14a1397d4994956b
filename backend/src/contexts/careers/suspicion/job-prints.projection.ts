import { projection } from '../../../kernel/projection.js';
import type { JobEvent, JobPosted } from '../listing/job.events.js';
import { fingerprintOf } from './copies.rules.js';
import { jobPrintsView } from './job-prints.model.js';

type Words = Pick<JobPosted['data'], 'title' | 'location' | 'description' | 'responsibilities' | 'qualifications'>;
const printOf = ({ title, location, description, responsibilities, qualifications }: Words) =>
  fingerprintOf({ title, location, description, responsibilities, qualifications });
const now =
  (stands: boolean) =>
  ({ data: { jobId } }: { readonly data: { readonly jobId: string } }) =>
    jobPrintsView.change(jobId, { $set: { stands } });

/** What new listings are compared with. What waits is no measure for others: its copy could hold back the original. */
export const jobPrintsProjection = projection<JobEvent>({
  name: 'job-prints',
  version: 1,
  views: [jobPrintsView.name],
  on: {
    JobPosted: ({ data, position }) => jobPrintsView.put(data.jobId, { ...printOf(data), owner_id: data.ownerId, stands: true, number: position }),
    JobRevised: ({ data }) => jobPrintsView.change(data.jobId, { $set: { ...printOf(data) } }),
    JobHeld: now(false),
    JobApproved: now(true),
    JobClosed: now(false),
    JobExpired: now(false),
    JobReopened: now(true),
    JobRenewed: now(true),
    JobHidden: now(false),
    JobDeleted: now(false),
    JobRestored: ({ data: { jobId, to } }) => jobPrintsView.change(jobId, { $set: { stands: to === 'visible' } }),
    JobWithdrawn: ({ data: { jobId } }) => jobPrintsView.remove(jobId),
  },
});
