import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { KeptFilters } from '../../../../contracts/job-searches.js';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import {
  asksSalary,
  CURRENCIES,
  JOB_CATEGORIES,
  JOB_LISTS,
  POSTED_SINCE,
  SALARY_BASES,
  SALARY_PERIODS,
  USUAL_SALARY,
  WORK_TYPES,
} from '../../../../contracts/jobs.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { provinceOf } from '../../../../contracts/provinces.js';

type Given = KeptFilters[keyof KeptFilters];
/** One spelling of a filter; null where the list's query would refuse it or find nothing by it. */
type Spell = (given: NonNullable<Given>) => string | number | null;

const parts = (given: unknown): string[] => [...new Set(String(given).split(',').map(inOneLine))].filter(Boolean);
const oneOf =
  (values: readonly string[]): Spell =>
  (given) =>
    values.includes(String(given)) ? String(given) : null;
const between =
  (min: number, max: number): Spell =>
  (given) =>
    Number.isInteger(given) && Number(given) >= min && Number(given) <= max ? Number(given) : null;
const someOf =
  (values: readonly string[]): Spell =>
  (given) =>
    parts(given).every((part) => values.includes(part)) ? parts(given).join(',') : null;

const SPELL: Record<keyof KeptFilters, Spell> = {
  search: (given) => (String(given).length > JOB_LISTS.search ? null : inOneLine(String(given))),
  work_type: someOf(WORK_TYPES),
  category: oneOf(JOB_CATEGORIES),
  province: (given) => provinceOf(String(given))?.code ?? null,
  km: between(JOB_LISTS.kilometres.min, JOB_LISTS.kilometres.max),
  tags: (given) => {
    const slugs = [...new Set(parts(given).map(tagSlug))];
    return slugs.length <= JOB_LISTS.searchTags && slugs.every((slug) => slug.length > 0 && slug.length <= JOB_LIMITS.tag) ? slugs.join(',') : null;
  },
  salary_min: between(0, JOB_LIMITS.salary),
  salary_max: between(0, JOB_LIMITS.salary),
  currency: oneOf(CURRENCIES),
  period: oneOf(SALARY_PERIODS),
  basis: oneOf(SALARY_BASES),
  without_salary: oneOf(['true', 'false']),
  posted: oneOf(Object.keys(POSTED_SINCE)),
};
const NAMES = Object.keys(SPELL) as (keyof KeptFilters)[];
const NUMBERS: readonly string[] = ['km', 'salary_min', 'salary_max'];

/** Filters in one spelling, without what narrows nothing; or the name of the first that is none. */
export function spelledFilters(given: KeptFilters): { readonly filters: KeptFilters } | { readonly wrong: keyof KeptFilters } {
  const spelled: [keyof KeptFilters, string | number][] = [];
  for (const name of NAMES) {
    const value = given[name];
    if (value === undefined || value === '') continue;
    const written = SPELL[name](value);
    if (written === null) return { wrong: name };
    if (written !== '') spelled.push([name, written]);
  }
  return { filters: narrowing(Object.fromEntries(spelled)) };
}

/** Kilometres without a place, and in what salaries are paid where none is asked for, say nothing. */
function narrowing(filters: KeptFilters): KeptFilters {
  const { salary_min, salary_max, province, km, currency, period, basis, without_salary, ...rest } = filters;
  return {
    ...rest,
    ...(province !== undefined && { province, ...(km !== undefined && { km }) }),
    ...(salary_min !== undefined && { salary_min }),
    ...(salary_max !== undefined && { salary_max }),
    ...(asksSalary(filters) && {
      currency: currency ?? USUAL_SALARY.currency,
      period: period ?? USUAL_SALARY.period,
      basis: basis ?? USUAL_SALARY.basis,
    }),
    ...(without_salary === 'false' && { without_salary }),
  };
}

/** Those that an address asks for, the same way. */
export function filtersIn(query: URLSearchParams): KeptFilters | null {
  const given = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, NUMBERS.includes(name) && /^\d{1,9}$/.test(value) ? Number(value) : value]];
  });
  const spelled = spelledFilters(Object.fromEntries(given) as KeptFilters);
  return 'filters' in spelled ? spelled.filters : null;
}

/** An address that asks for them. */
export function pathWith(path: string, filters: KeptFilters): string {
  const query = new URLSearchParams(NAMES.flatMap((name) => (filters[name] === undefined ? [] : [[name, String(filters[name])] as [string, string]])));
  return query.size === 0 ? path : `${path}?${query}`;
}
