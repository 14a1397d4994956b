import { tagSlug } from '../../../../contracts/forum-tags.js';
import {
  asksSalary,
  JOB_LISTS,
  type JobCategory,
  type JobFilters,
  type JobSort,
  POSTED_SINCE,
  USUAL_SALARY,
  WORK_TYPES,
  type WorkType,
} from '../../../../contracts/jobs.js';
import { type Point, provinceOf } from '../../../../contracts/provinces.js';
import { type Kind, salaryKind } from './findable.rules.js';
import { type AskedWords, askedWords } from './job-words.rules.js';

/** By what a list of listings is narrowed: by everything that is there, at once. */
export interface JobFilter {
  readonly words: AskedWords | null;
  /** Any of these; all where there is none. */
  readonly workTypes: readonly WorkType[];
  readonly category: JobCategory | null;
  /** In the province, or so near to the point. */
  readonly place: { readonly province: string | null; readonly from: Point; readonly km: number | null } | null;
  /** Slugs: all of them. */
  readonly tags: readonly string[];
  /** Which salaries are compared. */
  readonly kind: Kind;
  /** Amounts of that kind, and whether listings stay of which none of that kind is known. */
  readonly salary: { readonly least: number; readonly most: number; readonly others: boolean } | null;
  /** Milliseconds since the epoch. */
  readonly since: number | null;
  readonly sort: JobSort;
}

/** What is asked for, but for the page. `near`: the caller's own position. */
export type AskedFilters = Omit<JobFilters, 'limit' | 'offset'> & { readonly near?: Point };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const listed = (text: string | undefined): string[] => [...new Set((text ?? '').split(',').map((part) => part.trim()))].filter(Boolean);
const isWorkType = (text: string): text is WorkType => (WORK_TYPES as readonly string[]).includes(text);

/** Null where nothing can be found: by words that are none, by a kind of work or a province that there is not, by more tags than one may ask for. */
export function filterOf(asked: AskedFilters, now: Date): JobFilter | null {
  const words = asked.search?.trim() ? askedWords(asked.search) : null;
  const types = listed(asked.work_type);
  const workTypes = types.filter(isWorkType);
  const tags = [...new Set(listed(asked.tags).map(tagSlug))];
  const place = placeAsked(asked);
  if ((asked.search?.trim() && !words) || workTypes.length < types.length || tags.length > JOB_LISTS.searchTags || place === undefined) return null;
  const { currency = USUAL_SALARY.currency, period = USUAL_SALARY.period, basis = USUAL_SALARY.basis } = asked;
  return {
    words,
    workTypes,
    category: asked.category ?? null,
    place,
    tags,
    kind: { currency, period, basis },
    salary: salaryAsked(asked),
    since: asked.posted === undefined ? null : sinceOf(now, POSTED_SINCE[asked.posted]),
    sort: asked.sort ?? 'newest',
  };
}

/** Undefined where there is no such province. */
function placeAsked({ near, province, km }: AskedFilters): JobFilter['place'] | undefined {
  if (near) return { province: null, from: roughly(near), km: km ?? null };
  if (!province) return null;
  const found = provinceOf(province);
  return found && { province: found.code, from: { lat: found.lat, lng: found.lng }, km: km ?? null };
}

/** A position is never used more exactly than it is to be sent. */
const roughly = ({ lat, lng }: Point): Point => ({ lat: rounded(lat), lng: rounded(lng) });
const rounded = (degrees: number): number => Math.round(degrees / JOB_LISTS.positionStep) * JOB_LISTS.positionStep;

function salaryAsked(asked: AskedFilters): JobFilter['salary'] {
  if (!asksSalary(asked)) return null;
  const { salary_min, salary_max, without_salary } = asked;
  return { least: salary_min ?? 0, most: salary_max ?? Number.POSITIVE_INFINITY, others: without_salary !== 'false' };
}

/** Of a whole minute, so that what was found for it can be used again. */
const sinceOf = (now: Date, hours: number): number => Math.floor((now.getTime() - hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS;

export const kindOf = ({ kind }: JobFilter): number => salaryKind(kind);
