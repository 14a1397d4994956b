import { foldText } from '../../../../contracts/folding.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { endOf } from '../../../../contracts/istanbul-day.js';
import {
  CURRENCIES,
  type Currency,
  type JobCategory,
  type JobState,
  SALARY_BASES,
  SALARY_PERIODS,
  type Salary,
  type SalaryBasis,
  type SalaryPeriod,
  type WorkType,
} from '../../../../contracts/jobs.js';
import { type Point, provinceOf } from '../../../../contracts/provinces.js';
import { wordsOfJob } from './job-words.rules.js';

interface Ending {
  readonly closed: 'closed' | 'filled' | null;
  readonly closed_at: string | null;
  readonly expired_at: string | null;
}

export const lifeOf = ({ closed, expired_at }: Ending): JobState => closed ?? (expired_at === null ? 'open' : 'expired');
export const endedAt = ({ closed_at, expired_at }: Ending): string | null => closed_at ?? expired_at;

interface Withheld {
  readonly held: boolean;
  readonly hidden: boolean;
}
/** It waits for staff or was hidden by them: whoever has nothing to do with it does not know of it. */
export const isWithheld = ({ held, hidden }: Withheld): boolean => held || hidden;

/** What is known of a listing where it is looked for. */
interface Told extends Ending, Withheld {
  readonly _id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly company: string;
  readonly tags: readonly string[];
  readonly province: string | null;
  readonly work_type: WorkType;
  readonly category: JobCategory;
  readonly salary: Salary | null;
  readonly published_at: string;
  readonly apply_until: string;
  readonly number: number;
}

/** Of one listing: the words that it is found by, and the numbers that it is compared and ordered by. */
export interface Findable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly published: number;
  /** The same; infinite once it has ended. */
  readonly deadline: number;
  readonly ended: number;
  /** See `salaryKind`; 0 without a salary. */
  readonly kind: number;
  readonly least: number;
  readonly most: number;
  /** Number on its plates where it stands on the map, else 0. */
  readonly province: number;
  readonly point: Point | null;
}

export const TOKEN = {
  open: 'open',
  withheld: 'withheld',
  of: (ownerId: string): string => `o:${ownerId}`,
  workType: (type: WorkType): string => `w:${type}`,
  category: (category: JobCategory): string => `c:${category}`,
  /** Its work is tied to this province. */
  placed: (province: string): string => `p:${province}`,
  /** Its salary is of this kind. */
  paid: (kind: number): string => `s:${kind}`,
  company: (name: string): string => `k:${foldText(name).trim()}`,
  tag: (slug: string): string => `#${slug}`,
  stem: (stem: string): string => `~${stem}`,
  form: (form: string): string => `=${form}`,
} as const;
export const ANYWHERE = TOKEN.workType('Remote');

/** Salaries of one kind can be compared. */
export interface Kind {
  readonly currency: Currency;
  readonly period: SalaryPeriod;
  readonly basis: SalaryBasis;
}
export const salaryKind = ({ currency, period, basis }: Kind): number =>
  1 + CURRENCIES.indexOf(currency) + CURRENCIES.length * (SALARY_PERIODS.indexOf(period) + SALARY_PERIODS.length * SALARY_BASES.indexOf(basis));

/** The amount by which salaries of a kind are ordered: the best that is promised. */
export const bestOf = (least: number, most: number): number => (Number.isFinite(most) ? most : least);

/** The point that distances are measured to: its own, or the centre of its province; none where one may work from anywhere. */
export function placeOf(job: Pick<Told, 'work_type' | 'province'>, own: Point | null): Point | null {
  if (job.work_type === 'Remote') return null;
  return own ?? (job.province === null ? null : (provinceOf(job.province) ?? null));
}

export function findableOf(job: Told, own: Point | null): Findable {
  const { stems, forms } = wordsOfJob(job.title, job.company, job.tags);
  const ended = endedAt(job);
  const isOpen = ended === null && !isWithheld(job);
  const isTied = job.work_type !== 'Remote' && job.province !== null;
  return {
    id: job._id,
    tokens: [
      ...(isOpen ? [TOKEN.open] : []),
      ...(isWithheld(job) ? [TOKEN.withheld] : []),
      ...(isTied && job.province !== null ? [TOKEN.placed(job.province)] : []),
      ...[TOKEN.of(job.owner_id), TOKEN.workType(job.work_type), TOKEN.category(job.category), TOKEN.company(job.company)],
      ...(job.salary ? [TOKEN.paid(salaryKind(job.salary))] : []),
      ...new Set(job.tags.map((tag) => TOKEN.tag(tagSlug(tag)))),
      ...stems.map(TOKEN.stem),
      ...forms.map(TOKEN.form),
    ],
    number: job.number,
    published: Date.parse(job.published_at),
    deadline: ended === null ? Date.parse(endOf(job.apply_until)) : Number.POSITIVE_INFINITY,
    ended: ended === null ? Number.POSITIVE_INFINITY : Date.parse(ended),
    kind: job.salary ? salaryKind(job.salary) : 0,
    least: job.salary?.min ?? 0,
    most: job.salary?.max ?? Number.POSITIVE_INFINITY,
    province: isTied ? Number(job.province) : 0,
    point: placeOf(job, own),
  };
}
