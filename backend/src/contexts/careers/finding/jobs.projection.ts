import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { JobEvent, JobTerms, JobTime, JobWords } from '../listing/job.events.js';
import { type JobDocument, jobsView, jobTextsView } from './jobs.model.js';

type Fact = { readonly data: { readonly jobId: string }; readonly position: number };
type Changed = Partial<Omit<JobDocument, '_id'>>;

const now = ({ data, position }: Fact, $set: Changed): Write => jobsView.change(data.jobId, { $set: { ...$set, changed: position } });

const saying = ({ title, company, logo, location, point, tags, province, remoteRegion, workType, category, salary }: JobWords & JobTerms) => ({
  ...{ title, company, logo, location, point, tags, province, category, salary },
  remote_region: remoteRegion,
  work_type: workType,
});
const telling = (said: JobWords & JobTerms) => ({
  description: said.description,
  responsibilities: said.responsibilities,
  qualifications: said.qualifications,
  district: said.district,
  links: said.links,
  seniority: said.seniority,
  experience_years: said.experienceYears,
  contract: said.contract,
  languages: said.languages,
  office_days: said.officeDays,
});
const timed = ({ publishedAt, applyUntil }: JobTime) => ({ published_at: publishedAt, apply_until: applyUntil });
const NOT_CLOSED = { closed: null, closed_at: null } as const satisfies Changed;
const opened = (time: JobTime) => ({ ...timed(time), ...NOT_CLOSED, expired_at: null });

const NOTHING_SAID = { title: '', company: '', logo: null, location: '', point: null, tags: [] } as const satisfies Changed;

/** What is shown of listings. */
export const jobsProjection = projection<JobEvent>({
  name: 'jobs',
  version: 1,
  views: [jobsView.name, jobTextsView.name],
  on: {
    JobPosted: ({ data, at, position }) => [
      jobsView.put(data.jobId, {
        ...saying(data),
        ...opened(data),
        owner_id: data.ownerId,
        colleague_ids: [],
        held: false,
        hidden: false,
        gone: null,
        created_at: at,
        number: position,
        changed: position,
        version: 0,
      }),
      jobTextsView.put(data.jobId, { ...telling(data), edits: [] }),
    ],
    JobRevised: ({ data, at, position }) => [
      jobsView.change(data.jobId, { $set: { ...saying(data), ...timed(data), changed: position }, $inc: { version: 1 } }),
      jobTextsView.change(data.jobId, { $set: telling(data), ...(data.fields.length > 0 && { $push: { edits: { at, fields: data.fields } } }) }),
    ],
    JobClosed: (fact) => now(fact, { closed: fact.data.as, closed_at: fact.at }),
    JobExpired: (fact) => now(fact, { expired_at: fact.at }),
    JobReopened: (fact) => now(fact, opened(fact.data)),
    JobRenewed: (fact) => now(fact, opened(fact.data)),
    JobWithdrawn: (fact) => [
      now(fact, { ...NOTHING_SAID, gone: 'withdrawn', closed: 'closed', closed_at: fact.at, colleague_ids: [] }),
      jobTextsView.remove(fact.data.jobId),
    ],
    JobHeld: (fact) => now(fact, { held: true }),
    // One that its owner closed meanwhile stays closed.
    JobApproved: (fact) => now(fact, { ...timed(fact.data), held: false, expired_at: null }),
    JobHidden: (fact) => now(fact, { hidden: true }),
    JobDeleted: (fact) => now(fact, { gone: 'deleted' }),
    JobRestored: (fact) => now(fact, { gone: null, hidden: fact.data.to === 'hidden' }),
    ColleagueNamed: ({ data, position }) => jobsView.change(data.jobId, { $addToSet: { colleague_ids: data.memberId }, $set: { changed: position } }),
    ColleagueRemoved: ({ data, position }) => jobsView.change(data.jobId, { $pull: { colleague_ids: data.memberId }, $set: { changed: position } }),
  },
});
