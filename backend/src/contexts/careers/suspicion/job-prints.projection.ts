import { projection } from '../../../kernel/projection.js';
import type { JobEvent, JobPosted } from '../listing/job.events.js';
import { fingerprintOf } from './copies.rules.js';
import { jobPrintsView } from './job-prints.model.js';

type Words = Pick<JobPosted['data'], 'title' | 'location' | 'description' | 'responsibilities' | 'qualifications'>;
const printOf = ({ title, location, description, responsibilities, qualifications }: Words) =>
  fingerprintOf({ title, location, description, responsibilities, qualifications });
type Standing = { readonly held: boolean; readonly closed: boolean; readonly expired: boolean; readonly removed: boolean };
const now =
  ($set: Partial<Standing>) =>
  ({ data: { jobId } }: { readonly data: { readonly jobId: string } }) =>
    jobPrintsView.change(jobId, { $set });
const NOT_OVER = { closed: false, expired: false } as const;
/** What stands for others. */
export const STANDS = { held: false, ...NOT_OVER, removed: false } as const satisfies Standing;

/** What new listings are compared with. What waits is no measure for others: its copy could hold back the original. */
export const jobPrintsProjection = projection<JobEvent>({
  name: 'job-prints',
  version: 2,
  views: [jobPrintsView.name],
  on: {
    JobPosted: ({ data, position }) => jobPrintsView.put(data.jobId, { ...printOf(data), owner_id: data.ownerId, ...STANDS, number: position }),
    JobRevised: ({ data }) => jobPrintsView.change(data.jobId, { $set: { ...printOf(data) } }),
    JobHeld: now({ held: true }),
    // One that its owner closed meanwhile stays closed.
    JobApproved: now({ held: false, expired: false }),
    JobClosed: now({ closed: true }),
    JobExpired: now({ expired: true }),
    JobReopened: now(NOT_OVER),
    JobRenewed: now(NOT_OVER),
    JobHidden: now({ removed: true }),
    JobDeleted: now({ removed: true }),
    JobRestored: ({ data: { jobId, to } }) => jobPrintsView.change(jobId, { $set: { removed: to !== 'visible' } }),
    JobWithdrawn: ({ data: { jobId } }) => jobPrintsView.remove(jobId),
  },
});
