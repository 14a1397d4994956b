import { keptTags } from '../../../../contracts/forum-tags.js';
import { itemsOf, jobProblems } from '../../../../contracts/job-problems.js';
import { JOB_LIMITS, JOB_WRITING_TEXT, type JobField } from '../../../../contracts/job-writing.js';
import { nearestProvince, provinceInText, TURKIYE_BOX } from '../../../../contracts/provinces.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { JobForm, JobHold, PostJob, ReviseJob, SavedJobWords } from './job.commands.js';
import type { JobEvent, JobTerms, JobTime, JobWords } from './job.events.js';
import { changedBy, changedMeanwhile, type JobState, type StandingJob } from './job.state.rules.js';
import { linksOf, type Point, pointOf } from './job-lines.rules.js';
import { JOB_SAYS, saidIn, TERM_SAYS } from './job-said.rules.js';
import { daysAt, timeOf } from './job-time.rules.js';

const NOTHING: JobWords = {
  ...{ title: '', company: '', location: '', point: null, district: null, description: '' },
  ...{ responsibilities: '', qualifications: '', tags: [], links: [], logo: null },
};
const NO_TERMS = {
  ...{ province: null, workType: '', category: 'Job', salary: null, seniority: null, experienceYears: null },
  ...{ contract: null, languages: [], officeDays: null, remoteRegion: null },
};

/** All that it is to say after a form was sent. */
export function formed(form: JobForm, before: StandingJob | null): SavedJobWords {
  const given = (fields: readonly string[]) => Object.fromEntries(Object.entries(form).filter(([name, value]) => fields.includes(name) && value !== undefined));
  return {
    words: { ...(before?.words ?? NOTHING), ...given(JOB_SAYS) },
    terms: { ...((before?.terms ?? NO_TERMS) as JobTerms), ...given(TERM_SAYS) },
    applyUntil: form.applyUntil === undefined ? (before?.time.applyUntil ?? null) : form.applyUntil,
  };
}

function refuseUnfit({ words, terms, applyUntil }: SavedJobWords, at: string, before: StandingJob | null): void {
  const point = pointOf(words.point);
  const form = {
    ...{ title: words.title, company_name: words.company, location: words.location, district: words.district },
    ...{ location_lat: point?.lat ?? null, location_lng: point?.lng ?? null, work_type: terms.workType, category: terms.category },
    ...{ tags: words.tags, description: words.description, responsibilities: words.responsibilities, qualifications: words.qualifications },
    ...{ company_social_links: linksOf(words.links), salary: terms.salary, seniority: terms.seniority, experience_years: terms.experienceYears },
    ...{ contract: terms.contract, languages: terms.languages, office_days: terms.officeDays, remote_region: terms.remoteRegion },
    // A day that stood before may be past by now.
    apply_until: applyUntil === before?.time.applyUntil ? null : applyUntil,
  };
  refuseProblems('job.unfit', jobProblems(form, daysAt(at, before?.time.publishedAt)));
}

/** The one that the text names; where it names none, the one whose centre is nearest to the point, if it is in the country. */
function provinceFor(location: string, point: Point | null): string | null {
  const named = provinceInText(location);
  if (named || !point) return named?.code ?? null;
  const { south, west, north, east } = TURKIYE_BOX;
  const isInside = point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
  return isInside ? nearestProvince(point.lat, point.lng).code : null;
}

/** As it is kept: without white space around its lines, each tag once; what does not belong to its kind of work is left out. */
function kept({ words, terms }: SavedJobWords): { words: JobWords; terms: JobTerms } {
  const [isHybrid, isAnywhere] = [terms.workType === 'Hibrit', terms.workType === 'Remote' || terms.workType === 'Serbest'];
  return {
    words: saidIn(JOB_SAYS, {
      ...{ title: words.title.trim(), company: words.company.trim(), location: words.location.trim(), point: words.point },
      ...{ district: words.district?.trim() || null, description: words.description.trim(), logo: words.logo, links: words.links },
      ...{ responsibilities: itemsOf(words.responsibilities).join('\n'), qualifications: itemsOf(words.qualifications).join('\n') },
      tags: keptTags(words.tags),
    }),
    terms: saidIn(TERM_SAYS, {
      ...terms,
      province: provinceFor(words.location, pointOf(words.point)),
      languages: [...new Set(terms.languages)],
      officeDays: isHybrid ? terms.officeDays : null,
      remoteRegion: isAnywhere ? terms.remoteRegion : null,
    }),
  };
}

const held = (of: { jobId: string; ownerId: string }, hold: JobHold | null): readonly JobEvent[] =>
  hold ? [{ type: 'JobHeld', data: { ...of, holdId: hold.holdId, findings: [...hold.findings] } }] : [];

/** Moderators are asked once about each thing that was found: while it waits, and after they let it through as long as nothing else of the kind is said. */
function stillNew(hold: JobHold | null, { heldFor, letThrough }: StandingJob): JobHold | null {
  const isKnown = (name: string) => heldFor?.includes(name) || (letThrough.includes(name) && !hold?.fresh.includes(name));
  return hold?.findings.some((name) => !isKnown(name)) ? hold : null;
}

export function post({ data: { jobId, ownerId, hold, ...saved }, origin: { at } }: PostJob): readonly JobEvent[] {
  refuseUnfit(saved, at, null);
  const { words, terms } = kept(saved);
  const of = { jobId, ownerId };
  return [{ type: 'JobPosted', data: { ...of, ...words, ...terms, ...timeOf(at, saved.applyUntil) } }, ...held(of, hold)];
}

/** Nothing where it says so already. */
export function revise({ data, origin: { at } }: ReviseJob, state: JobState): readonly JobEvent[] {
  const { jobId, memberId, version, judged, hold, ...saved } = data;
  const job = changedBy(state, memberId);
  if (version !== null && version !== job.version) throw changedMeanwhile();
  refuseUnfit(saved, at, job);
  const { words, terms } = kept(saved);
  const time = changedTime(job, saved.applyUntil);
  const fields = changedFields(job, { words, terms, time });
  if (fields.length === 0) return [];
  if (judged !== job.version) throw changedMeanwhile();
  if (job.version >= JOB_LIMITS.saves) throw new RuleViolation('job.saved-too-often', JOB_WRITING_TEXT.savedTooOften);
  const of = { jobId, ownerId: job.ownerId };
  return [{ type: 'JobRevised', data: { ...of, ...words, ...terms, ...time, fields } }, ...held(of, stillNew(hold, job))];
}

/** Only an open listing gets another last day so: the others are opened again with one. */
function changedTime({ life, time }: StandingJob, applyUntil: string | null): JobTime {
  const next = applyUntil === time.applyUntil ? time : timeOf(time.publishedAt, applyUntil);
  if (next.applyUntil === time.applyUntil) return time;
  if (life !== 'open') throw new RuleViolation('job.not-open', JOB_WRITING_TEXT.notOpen, { apply_until: JOB_WRITING_TEXT.notOpen });
  return next;
}

/** How forms call what facts say; the province follows from the place. */
const FIELD_OF: Readonly<Record<keyof JobWords | Exclude<keyof JobTerms, 'province'>, JobField>> = {
  ...{ title: 'title', company: 'company_name', location: 'location', point: 'location_lat', district: 'district' },
  ...{ description: 'description', responsibilities: 'responsibilities', qualifications: 'qualifications', tags: 'tags' },
  ...{ links: 'company_social_links', logo: 'logo_url', workType: 'work_type', category: 'category', salary: 'salary' },
  ...{ seniority: 'seniority', experienceYears: 'experience_years', contract: 'contract', languages: 'languages' },
  ...{ officeDays: 'office_days', remoteRegion: 'remote_region' },
};

function changedFields(job: StandingJob, next: { words: JobWords; terms: JobTerms; time: JobTime }): JobField[] {
  const [before, after] = [job, next].map(({ words, terms }) => ({ ...words, ...terms })) as [JobWords & JobTerms, JobWords & JobTerms];
  const names = Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => FIELD_OF[name]);
  return job.time.applyUntil === next.time.applyUntil ? changed : [...changed, 'apply_until'];
}
