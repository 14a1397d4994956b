import type { JobField } from '../../../../contracts/job-writing.js';
import type { Contract, JobCategory, JobLanguage, RemoteRegion, Salary, Seniority, WorkType } from '../../../../contracts/jobs.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, objects, oneOf, orNull, personal, someOf, text, texts } from '../../../platform/views/view-fields.js';

/** Listings as lists show them. What lists are narrowed by is held in memory (`job-index`), which follows this view by `changed`. */
export const jobsView = declareView(
  'jobs',
  {
    owner_id: text,
    /** Who reads its applications besides its owner. */
    colleague_ids: texts,
    title: personal(text),
    company: personal(text),
    logo: personal(orNull(text)),
    location: personal(text),
    /** As `pointLine` writes it. */
    point: personal(orNull(text)),
    tags: personal(texts),
    province: orNull(text),
    remote_region: orNull(oneOf<RemoteRegion>()),
    work_type: oneOf<WorkType>(),
    category: oneOf<JobCategory>(),
    salary: orNull(object<Salary>()),
    /** What its people made of it, and when; `expired_at`: when its time was over. See `lifeOf`. */
    closed: orNull(oneOf<'closed' | 'filled'>()),
    closed_at: orNull(text),
    expired_at: orNull(text),
    held: flag,
    /** By staff. */
    hidden: flag,
    /** Null while it is there. */
    gone: orNull(oneOf<'deleted' | 'withdrawn'>()),
    created_at: text,
    published_at: text,
    apply_until: text,
    /** Place in the log where it began … */
    number,
    /** … and of its last change. */
    changed: number,
    /** Of its words: grows with each save. */
    version: number,
  },
  {
    indexes: [{ changed: 1 }, { closed_at: 1, expired_at: 1, changed: 1 }, { closed_at: 1 }, { expired_at: 1 }, { owner_id: 1, gone: 1, number: -1 }],
    forgottenWith: ['JobWithdrawn'],
  },
);
export type JobDocument = DocumentOf<typeof jobsView>;

/** By listing: what its page says beside its row. */
export const jobTextsView = declareView(
  'job_texts',
  {
    description: personal(text),
    responsibilities: personal(text),
    qualifications: personal(text),
    district: personal(orNull(text)),
    /** Each as `linkLine` writes it. */
    links: personal(texts),
    seniority: orNull(oneOf<Seniority>()),
    experience_years: orNull(number),
    contract: orNull(oneOf<Contract>()),
    languages: someOf<JobLanguage>(),
    office_days: orNull(number),
    /** Saves that changed something, in their order. */
    edits: objects<{ readonly at: string; readonly fields: readonly JobField[] }>(),
  },
  { forgottenWith: ['JobWithdrawn'] },
);
