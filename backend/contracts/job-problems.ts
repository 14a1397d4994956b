/** What is wrong with a job listing before it is saved: the same in the form and on the server. */
import {
  addressProblem,
  atMost,
  foldedProblem,
  lengthProblem,
  listProblem,
  mostLineProblem,
  needed,
  neededLineProblem,
  onlyProblems,
} from './field-problems.js';
import { COMPANY_LINKS, JOB_FIELDS, JOB_LIMITS, JOB_WRITING_TEXT, type JobField, type WriteJobRequest } from './job-writing.js';
import {
  CONTRACTS,
  type CompanyLinks,
  CURRENCIES,
  JOB_CATEGORIES,
  JOB_LANGUAGES,
  REMOTE_REGIONS,
  SALARY_BASES,
  SALARY_PERIODS,
  type Salary,
  SENIORITIES,
  WORK_TYPES,
} from './jobs.js';
import { boundProblem, plainBoundProblem } from './text-bounds.js';

/** All that is looked at; whether the logo is the writer's own is known to the server alone. */
export interface JudgedJob extends Required<Omit<WriteJobRequest, 'user_id' | 'logo_url' | 'tags' | 'company_social_links' | 'version'>> {
  tags: readonly string[];
  company_social_links: CompanyLinks;
}
/** A field, or one of the company's links. */
export type JobWay = JobField | `company_social_links.${keyof CompanyLinks}`;

/** Days in Istanbul: today, and the one on which the listing was published. */
export interface JobDays {
  today: string;
  publishedOn: string;
}

const { badDay, badNumber, pastDay, unknownChoice, tooFarAhead } = JOB_WRITING_TEXT;

/** First problem of each field of a listing. Empty when it may be saved. */
export function jobProblems(form: JudgedJob, days: JobDays): Partial<Record<JobWay, string>> {
  return onlyProblems<JobWay>({
    title: neededLineProblem(JOB_FIELDS.title, form.title, JOB_LIMITS.title),
    company_name: neededLineProblem(JOB_FIELDS.company_name, form.company_name, JOB_LIMITS.company),
    work_type: neededChoiceProblem(JOB_FIELDS.work_type, form.work_type, WORK_TYPES),
    category: neededChoiceProblem(JOB_FIELDS.category, form.category, JOB_CATEGORIES),
    location_lat: pointProblem(form.location_lat, form.location_lng),
    location: locationProblem(form),
    district: mostLineProblem(JOB_FIELDS.district, form.district, JOB_LIMITS.district),
    description: lengthProblem(JOB_FIELDS.description, form.description, JOB_LIMITS.description) ?? boundProblem(form.description),
    responsibilities: itemsProblem(JOB_FIELDS.responsibilities, form.responsibilities),
    qualifications: itemsProblem(JOB_FIELDS.qualifications, form.qualifications),
    tags: listProblem(form.tags, JOB_FIELDS.tag, { most: JOB_LIMITS.tags, longest: JOB_LIMITS.tag, tooMany: JOB_WRITING_TEXT.tooManyTags }),
    ...Object.fromEntries(COMPANY_LINKS.map((name) => [`company_social_links.${name}`, linkProblem(form.company_social_links[name])])),
    salary: form.salary && salaryProblem(form.salary),
    seniority: choiceProblem(form.seniority, SENIORITIES),
    experience_years: numberProblem(form.experience_years, JOB_LIMITS.experienceYears),
    contract: choiceProblem(form.contract, CONTRACTS),
    languages: languagesProblem(form.languages),
    office_days: numberProblem(form.office_days, JOB_LIMITS.officeDays),
    remote_region: choiceProblem(form.remote_region, REMOTE_REGIONS),
    apply_until: form.apply_until ? dayProblem(form.apply_until, days) : null,
  });
}

const isOneOf = (value: string, values: readonly string[]): boolean => values.includes(value);
const choiceProblem = (value: string | null, values: readonly string[]): string | null => (value === null || isOneOf(value, values) ? null : unknownChoice);
const neededChoiceProblem = (field: string, value: string, values: readonly string[]): string | null => (value ? choiceProblem(value, values) : needed(field));

/** Either words or a point. */
function locationProblem({ location, location_lat, location_lng }: JudgedJob): string | null {
  if (!location.trim() && location_lat === null && location_lng === null) return JOB_WRITING_TEXT.locationNeeded;
  return mostLineProblem(JOB_FIELDS.location, location, JOB_LIMITS.location);
}

const isWithin = (value: number, most: number): boolean => Number.isFinite(value) && Math.abs(value) <= most;
function pointProblem(lat: number | null, lng: number | null): string | null {
  if (lat === null && lng === null) return null;
  return lat !== null && lng !== null && isWithin(lat, 90) && isWithin(lng, 180) ? null : JOB_WRITING_TEXT.badPoint;
}

/** The items of a text with one in each line. */
export const itemsOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function itemsProblem(field: string, text: string): string | null {
  const { all, count, each } = JOB_LIMITS.lines;
  if (text.length > all) return atMost(field, all);
  const items = itemsOf(text);
  if (items.length > count) return JOB_WRITING_TEXT.tooManyLines;
  return items.map((item) => foldedProblem(field, item, each)).find((problem) => problem !== null) ?? plainBoundProblem(text);
}

const linkProblem = (address: string): string | null => addressProblem(JOB_FIELDS.company_social_links, address, JOB_LIMITS.url, JOB_WRITING_TEXT.badUrl);

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const numberProblem = (value: number | null, most: number): string | null => (value === null || isWhole(value, most) ? null : badNumber(most));

function salaryProblem({ min, max, currency, period, basis }: Salary): string | null {
  if (!isOneOf(currency, CURRENCIES) || !isOneOf(period, SALARY_PERIODS) || !isOneOf(basis, SALARY_BASES)) return unknownChoice;
  if (min === null && max === null) return JOB_WRITING_TEXT.salaryNeeded;
  const isOff = numberProblem(min, JOB_LIMITS.salary) ?? numberProblem(max, JOB_LIMITS.salary);
  return isOff ?? (min !== null && max !== null && min > max ? JOB_WRITING_TEXT.leastAboveMost : null);
}

function languagesProblem(languages: readonly string[]): string | null {
  if (languages.length > JOB_LIMITS.languages) return JOB_WRITING_TEXT.tooManyLanguages;
  return languages.every((language) => isOneOf(language, JOB_LANGUAGES)) ? null : unknownChoice;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Of the last day on which one may apply. */
export function dayProblem(day: string, { today, publishedOn }: JobDays): string | null {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return badDay;
  if (day < today) return pastDay;
  return time > Date.parse(publishedOn) + JOB_LIMITS.openDays * DAY_MS ? tooFarAhead : null;
}
