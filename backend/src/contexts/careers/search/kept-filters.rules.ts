import { JOB_SEARCH_TEXT, type KeptFilters } from '../../../../contracts/job-searches.js';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { CURRENCIES, JOB_CATEGORIES, JOB_LISTS, POSTED_SINCE, SALARY_BASES, SALARY_PERIODS, WORK_TYPES } from '../../../../contracts/jobs.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

const PROVINCE = /^(?:0[1-9]|[1-7]\d|8[01])$/;
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}.+#-]*$/u;
const oneOf = (values: readonly string[]) => (given: unknown) => values.includes(String(given));
const someOf = (values: readonly string[]) => (given: unknown) => partsOf(given).length > 0 && partsOf(given).every((part) => values.includes(part));
const between = (min: number, max: number) => (given: unknown) => Number.isInteger(given) && Number(given) >= min && Number(given) <= max;
const areTags = (given: unknown) => {
  const tags = partsOf(given);
  return tags.length > 0 && tags.length <= JOB_LISTS.searchTags && tags.every((tag) => tag.length <= JOB_LIMITS.tag && SLUG.test(tag));
};
const partsOf = (given: unknown): string[] => [
  ...new Set(
    String(given)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** What each filter may be. */
const FITS: Record<keyof KeptFilters, (given: unknown) => boolean> = {
  search: (given) => String(given).length <= JOB_LISTS.search,
  work_type: someOf(WORK_TYPES),
  category: oneOf(JOB_CATEGORIES),
  province: (given) => PROVINCE.test(String(given)),
  km: between(JOB_LISTS.kilometres.min, JOB_LISTS.kilometres.max),
  tags: areTags,
  salary_min: between(0, JOB_LIMITS.salary),
  salary_max: between(0, JOB_LIMITS.salary),
  currency: oneOf(CURRENCIES),
  period: oneOf(SALARY_PERIODS),
  basis: oneOf(SALARY_BASES),
  without_salary: oneOf(['true', 'false']),
  posted: oneOf(Object.keys(POSTED_SINCE)),
};
const NAMES = Object.keys(FITS) as (keyof KeptFilters)[];
const NARROWING = ['search', 'work_type', 'category', 'province', 'tags', 'salary_min', 'salary_max', 'posted'] as const;
const LISTS: readonly string[] = ['work_type', 'tags'];

/**
 * The filters of a search that is to be kept, in one spelling: what the list's query would refuse is refused, what narrows nothing is left out.
 * A place is a province and kilometres around its centre; nobody's own position gets here.
 */
export function keptFilters(given: KeptFilters): KeptFilters {
  const chosen = NAMES.flatMap((name) => {
    const value = spelled(name, given[name]);
    if (value === undefined || value === '') return [];
    if (!FITS[name](value)) throw refused('filters', `Geçersiz filtre: ${name}`);
    return [[name, value] as const];
  });
  const filters = Object.fromEntries(chosen) as KeptFilters;
  const { salary_min, salary_max, province, km, currency, period, basis, ...rest } = filters;
  if (!NARROWING.some((name) => filters[name] !== undefined) && filters.without_salary !== 'false') throw refused('filters', JOB_SEARCH_TEXT.nothingChosen);
  const pays = salary_min !== undefined || salary_max !== undefined;
  return {
    ...rest,
    ...(province !== undefined && { province, ...(km !== undefined && { km }) }),
    ...(salary_min !== undefined && { salary_min }),
    ...(salary_max !== undefined && { salary_max }),
    ...(pays && { currency: currency ?? 'TRY', period: period ?? 'month', basis: basis ?? 'net' }),
  };
}

function spelled(name: keyof KeptFilters, given: KeptFilters[keyof KeptFilters]): string | number | undefined {
  if (typeof given !== 'string') return given;
  return LISTS.includes(name) ? partsOf(given).join(',') : inOneLine(given);
}

const refused = (field: string, sentence: string) => new RuleViolation(`job-search.${field}`, sentence, { [field]: sentence });
