import type { KeptFilters } from '@contracts/job-searches';
import { JOB_LIMITS } from '@contracts/job-writing';
import {
  asksSalary,
  CURRENCIES,
  type Currency,
  JOB_CATEGORIES,
  JOB_LISTS,
  JOB_SORTS,
  type JobFilters,
  type JobSort,
  POSTED_SINCE,
  type PostedSince,
  SALARY_BASES,
  SALARY_PERIODS,
  type SalaryBasis,
  type SalaryPeriod,
  USUAL_SALARY,
  WORK_TYPES,
  type WorkType,
} from '@contracts/jobs';
import { paths } from '../../../paths';

export type JobFilter = Omit<JobFilters, 'limit' | 'offset'>;
/** How the listings are shown. */
export type JobView = 'list' | 'map';

const VIEW = 'view';
const PROVINCE = /^(0[1-9]|[1-7]\d|8[01])$/;
const DIGITS = /^\d{1,9}$/;

const oneOf = <T extends string>(choices: readonly T[], wanted: string | null): T | undefined => choices.find((choice) => choice === wanted);
const whole = (wanted: string | null): number | undefined => (wanted !== null && DIGITS.test(wanted) ? Math.min(Number(wanted), JOB_LIMITS.salary) : undefined);
const partsOf = (wanted: string | null | undefined): string[] => [
  ...new Set(
    wanted
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

function kilometres(wanted: string | null): number | undefined {
  const km = whole(wanted);
  const { min, max } = JOB_LISTS.kilometres;
  return km === undefined ? undefined : Math.min(Math.max(km, min), max);
}

/** Which listings an address asks for; by what it names and there is not, nothing is narrowed. */
export function jobFilterIn(query: URLSearchParams): JobFilter {
  const province = query.get('province');
  return withoutEmpty({
    search: query.get('search')?.trim().slice(0, JOB_LISTS.search),
    work_type: workTypesOf({ work_type: query.get('work_type') ?? undefined }).join(','),
    category: oneOf(JOB_CATEGORIES, query.get('category')),
    province: province && PROVINCE.test(province) ? province : undefined,
    km: kilometres(query.get('km')),
    tags: partsOf(query.get('tags')).slice(0, JOB_LISTS.searchTags).join(','),
    salary_min: whole(query.get('salary_min')),
    salary_max: whole(query.get('salary_max')),
    currency: oneOf(CURRENCIES, query.get('currency')),
    period: oneOf(SALARY_PERIODS, query.get('period')),
    basis: oneOf(SALARY_BASES, query.get('basis')),
    without_salary: oneOf(['false'], query.get('without_salary')),
    posted: oneOf(Object.keys(POSTED_SINCE) as PostedSince[], query.get('posted')),
    sort: oneOf(JOB_SORTS, query.get('sort')),
  });
}
export const jobViewIn = (query: URLSearchParams): JobView => (query.get(VIEW) === 'map' ? 'map' : 'list');

/** What is not chosen stands neither in the address nor in what is asked. */
export const withoutEmpty = (filter: { [Name in keyof JobFilter]: JobFilter[Name] | undefined }): JobFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

export function careerAddress(filter: JobFilter, view: JobView = 'list'): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  if (view === 'map') query.set(VIEW, view);
  return query.size > 0 ? `${paths.careers}?${query}` : paths.careers;
}

export const workTypesOf = ({ work_type }: Pick<JobFilter, 'work_type'>): WorkType[] => {
  const wanted = partsOf(work_type);
  return WORK_TYPES.filter((type) => wanted.includes(type));
};
export const withWorkType = (filter: JobFilter, type: WorkType): JobFilter => {
  const chosen = workTypesOf(filter);
  const next = WORK_TYPES.filter((each) => (each === type ? !chosen.includes(each) : chosen.includes(each)));
  return withoutEmpty({ ...filter, work_type: next.join(',') });
};
export const tagsOf = ({ tags }: JobFilter): string[] => partsOf(tags);
export const sortOf = ({ sort }: JobFilter): JobSort => sort ?? JOB_SORTS[0];

/** Kilometres alone are those from one's own position, which is in no address. */
export const asksNear = ({ province, km }: JobFilter): boolean => province === undefined && km !== undefined;
/** Another place; the order by nearness goes with the place that it was counted from. */
export const withPlace = (filter: JobFilter, place: { province?: string; km?: number }): JobFilter => {
  const near = place.province !== undefined || place.km !== undefined;
  return withoutEmpty({ ...filter, province: place.province, km: place.km, sort: filter.sort === 'near' && !near ? undefined : filter.sort });
};

/** In what salaries are compared. */
export interface SalaryUnit {
  currency: Currency;
  period: SalaryPeriod;
  basis: SalaryBasis;
}
export const unitOf = ({ currency = USUAL_SALARY.currency, period = USUAL_SALARY.period, basis = USUAL_SALARY.basis }: JobFilter): SalaryUnit => ({
  currency,
  period,
  basis,
});
/** What of a unit is not the usual one. */
const unusual = ({ currency, period, basis }: JobFilter) => ({
  currency: currency === USUAL_SALARY.currency ? undefined : currency,
  period: period === USUAL_SALARY.period ? undefined : period,
  basis: basis === USUAL_SALARY.basis ? undefined : basis,
});
/** Amounts of one unit say nothing in another. */
export const withUnit = (filter: JobFilter, unit: SalaryUnit): JobFilter =>
  withoutEmpty({
    ...filter,
    salary_min: undefined,
    salary_max: undefined,
    ...unusual(unit),
  });

/** How a list stands that nobody has narrowed: its order stays, unless it goes by a place. */
export const unnarrowed = ({ sort }: JobFilter): JobFilter => withoutEmpty({ sort: sort === 'near' ? undefined : sort });
/** By what a list is narrowed: neither its order, nor the unit of salaries that nobody asked for. */
export const narrowings = (filter: JobFilter): number =>
  [
    filter.category,
    filter.province ?? filter.km,
    filter.salary_min ?? filter.salary_max,
    filter.without_salary,
    filter.posted,
    ...workTypesOf(filter),
    ...tagsOf(filter),
  ].filter((each) => each !== undefined).length;
export const isNarrowed = (filter: JobFilter): boolean => filter.search !== undefined || narrowings(filter) > 0;

/** What a kept search keeps of it: a place is a province, and of a unit is kept what is not the usual one, where salaries are asked for. */
export function kept({ sort: _sort, currency, period, basis, km, ...filter }: JobFilter): KeptFilters {
  const { sort: _none, ...rest } = withoutEmpty({
    ...filter,
    km: filter.province === undefined ? undefined : km,
    ...(asksSalary(filter) && unusual({ currency, period, basis })),
  });
  return rest;
}
const inOneOrder = (filter: JobFilter): JobFilter => {
  const { tags, ...rest } = kept(jobFilterIn(new URLSearchParams(careerAddress(filter).split('?')[1])));
  return withoutEmpty({ ...rest, tags: tags?.split(',').sort().join(',') });
};
/** Whether they find the same, in whatever order it was chosen. */
export const isSame = (one: JobFilter, other: JobFilter): boolean => careerAddress(inOneOrder(one)) === careerAddress(inOneOrder(other));
