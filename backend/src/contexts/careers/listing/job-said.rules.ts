import type { JobTerms, JobTime, JobWords } from './job.events.js';

/** All that a listing says in words: by standing here a text is sealed, and given out with its writer's own data. */
export const JOB_SAYS = Object.keys({
  ...{ title: true, company: true, location: true, point: true, district: true, description: true },
  ...{ responsibilities: true, qualifications: true, tags: true, links: true, logo: true },
} satisfies Record<keyof JobWords, true>) as (keyof JobWords)[];

export const TERM_SAYS = Object.keys({
  ...{ province: true, workType: true, category: true, salary: true, seniority: true },
  ...{ experienceYears: true, contract: true, languages: true, officeDays: true, remoteRegion: true },
} satisfies Record<keyof JobTerms, true>) as (keyof JobTerms)[];

export const TIME_SAYS = Object.keys({ publishedAt: true, applyUntil: true, closesAt: true } satisfies Record<keyof JobTime, true>) as (keyof JobTime)[];

/** What a fact says of these, without the rest of it. */
export const saidIn = <Field extends string, Said extends Record<Field, unknown>>(fields: readonly Field[], said: Said): Pick<Said, Field> =>
  Object.fromEntries(fields.map((field) => [field, said[field]])) as Pick<Said, Field>;
