import { dayIn } from '@contracts/istanbul-day';
import { jobProblems } from '@contracts/job-problems';
import { JOB_FIELDS, JOB_LIMITS, type JobField, type WriteJobRequest } from '@contracts/job-writing';
import type {
  CompanyLinks,
  Contract,
  Currency,
  Job,
  JobCategory,
  JobLanguage,
  RemoteRegion,
  Salary,
  SalaryBasis,
  SalaryPeriod,
  Seniority,
  WorkType,
} from '@contracts/jobs';
import { withTyped } from '../../../writing/tags';

/** What the form of a listing holds; numbers are as they are typed. */
export interface JobFields extends CompanyLinks {
  title: string;
  company_name: string;
  logo_url: string | null;
  location: string;
  location_lat: number | null;
  location_lng: number | null;
  district: string | null;
  work_type: WorkType | '';
  category: JobCategory;
  tags: string[];
  typedTag: string;
  description: string;
  responsibilities: string;
  qualifications: string;
  salary_min: string;
  salary_max: string;
  currency: Currency;
  period: SalaryPeriod;
  basis: SalaryBasis;
  seniority: Seniority | '';
  experience_years: string;
  contract: Contract | '';
  languages: JobLanguage[];
  office_days: string;
  remote_region: RemoteRegion | '';
  apply_until: string;
  /** The version that this one goes on from; 0 for a new listing. */
  version: number;
}

export const NO_JOB: JobFields = {
  ...{ title: '', company_name: '', logo_url: null, location: '', location_lat: null, location_lng: null, district: null },
  ...{ work_type: '', category: 'Job', tags: [], typedTag: '', description: '', responsibilities: '', qualifications: '' },
  ...{ salary_min: '', salary_max: '', currency: 'TRY', period: 'month', basis: 'net' },
  ...{ seniority: '', experience_years: '', contract: '', languages: [], office_days: '', remote_region: '' },
  ...{ apply_until: '', linkedin: '', twitter: '', instagram: '', website: '', version: 0 },
};

const typedNumber = (number: number | null | undefined): string => (number === null || number === undefined ? '' : String(number));

export const fieldsOf = (job: Job): JobFields => ({
  ...job.company_social_links,
  title: job.title,
  company_name: job.company_name,
  logo_url: job.logo_url,
  location: job.location,
  location_lat: job.location_lat,
  location_lng: job.location_lng,
  district: job.district,
  work_type: job.work_type,
  category: job.category,
  tags: job.tags,
  typedTag: '',
  description: job.description,
  responsibilities: job.responsibilities,
  qualifications: job.qualifications,
  salary_min: typedNumber(job.salary?.min),
  salary_max: typedNumber(job.salary?.max),
  currency: job.salary?.currency ?? NO_JOB.currency,
  period: job.salary?.period ?? NO_JOB.period,
  basis: job.salary?.basis ?? NO_JOB.basis,
  seniority: job.seniority ?? '',
  experience_years: typedNumber(job.experience_years),
  contract: job.contract ?? '',
  languages: job.languages,
  office_days: typedNumber(job.office_days),
  remote_region: job.remote_region ?? '',
  apply_until: job.apply_until,
  version: job.version,
});

/** An address as it is meant by whoever left out how it begins. */
export const meantUrl = (url: string): string => (url.trim() === '' || url.includes(':') ? url.trim() : `https://${url.trim()}`);

/** What is no number stays one that is refused. */
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

function salaryOf({ salary_min, salary_max, currency, period, basis }: JobFields): Salary | null {
  const [min, max] = [numberOf(salary_min), numberOf(salary_max)];
  return min === null && max === null ? null : { min, max, currency, period, basis };
}

const linksOf = ({ linkedin, twitter, instagram, website }: JobFields): CompanyLinks => ({
  linkedin: meantUrl(linkedin),
  twitter: meantUrl(twitter),
  instagram: meantUrl(instagram),
  website: meantUrl(website),
});

/** What the chosen way to work has nothing to do with is not said. */
export const requestOf = (fields: JobFields) =>
  ({
    title: fields.title,
    company_name: fields.company_name,
    logo_url: fields.logo_url,
    location: fields.location,
    location_lat: fields.location_lat,
    location_lng: fields.location_lng,
    district: fields.district,
    // The check of the fields refuses it before it is sent.
    work_type: fields.work_type as WorkType,
    category: fields.category,
    tags: withTyped(fields.tags, fields.typedTag),
    description: fields.description,
    responsibilities: fields.responsibilities,
    qualifications: fields.qualifications,
    company_social_links: linksOf(fields),
    salary: salaryOf(fields),
    seniority: fields.seniority || null,
    experience_years: numberOf(fields.experience_years),
    contract: fields.contract || null,
    languages: fields.languages,
    office_days: fields.work_type === 'Hibrit' ? numberOf(fields.office_days) : null,
    remote_region: fields.work_type === 'Ofis' ? null : fields.remote_region || null,
    apply_until: fields.apply_until || null,
  }) satisfies Omit<WriteJobRequest, 'user_id' | 'version'>;

export type JobProblems = Partial<Record<keyof JobFields, string>>;

/** Where the form tells of what the server calls otherwise. */
const AT: Readonly<Record<string, keyof JobFields>> = { salary: 'salary_min', location_lat: 'location', location_lng: 'location' };

/** What is told of a part of a field stands at the field that it is typed into. */
export function atFields(problems: Readonly<Record<string, string | undefined>>): JobProblems {
  const found: JobProblems = {};
  for (const [way, problem] of Object.entries(problems)) {
    const [first = way, part] = way.split('.');
    const field = AT[first] ?? ((first === 'company_social_links' ? (part ?? 'website') : first) as keyof JobFields);
    found[field] ??= problem;
  }
  return found;
}

const today = (): string => dayIn(new Date().toISOString());
const DAY_MS = 86_400_000;

/** Days that may be the last on which one may apply. */
export const lastDays = (job: Pick<Job, 'published_at'> | null) => {
  const publishedOn = job ? dayIn(job.published_at) : today();
  return { today: today(), publishedOn, last: new Date(Date.parse(publishedOn) + JOB_LIMITS.openDays * DAY_MS).toISOString().slice(0, 10) };
};

/** First problem of each field, as the server would find it. */
export const problemsOf = (fields: JobFields, job: Pick<Job, 'published_at'> | null): JobProblems => atFields(jobProblems(requestOf(fields), lastDays(job)));

const ORDER: readonly [keyof JobFields, JobField][] = [
  ...(['title', 'company_name', 'logo_url', 'category', 'work_type', 'office_days', 'remote_region', 'location', 'district'] as const).map(same),
  ...(['description', 'responsibilities', 'qualifications', 'tags'] as const).map(same),
  ['salary_min', 'salary'],
  ...(['seniority', 'experience_years', 'contract', 'languages', 'apply_until'] as const).map(same),
  ...(['website', 'linkedin', 'twitter', 'instagram'] as const).map((link): [typeof link, JobField] => [link, 'company_social_links']),
];
function same<Field extends keyof JobFields & JobField>(field: Field): [Field, Field] {
  return [field, field];
}

/** The names of the fields that are wrong, in the order of the form, each once. */
export const wrongFields = (problems: JobProblems): string[] => [...new Set(ORDER.filter(([field]) => problems[field]).map(([, name]) => JOB_FIELDS[name]))];
