import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import {
  CURRENCIES,
  type Currency,
  JOB_CATEGORIES,
  JOB_LISTS,
  JOB_SORTS,
  type JobCategory,
  type JobFilters,
  type JobSort,
  type NearJobsRequest,
  POSTED_SINCE,
  type PostedSince,
  SALARY_BASES,
  SALARY_PERIODS,
  type SalaryBasis,
  type SalaryPeriod,
} from '../../../../contracts/jobs.js';
import { Degrees, LENGTH, OptionalOffset, OptionalOneOf, OptionalText, OptionalWhole, WindowDto } from '../../../platform/http/fields.js';

const YES_OR_NO = ['true', 'false'] as const;

class JobFiltersDto extends WindowDto {
  @OptionalText(JOB_LISTS.search)
  search?: string;

  /** Several with commas between them. */
  @OptionalText(LENGTH.slug)
  work_type?: string;

  @OptionalOneOf(JOB_CATEGORIES)
  category?: JobCategory;

  @OptionalWhole(JOB_LISTS.kilometres.min, JOB_LISTS.kilometres.max)
  km?: number;

  /** Slugs with commas between them: a listing has all of them. */
  @OptionalText(LENGTH.search)
  tags?: string;

  @OptionalOffset(JOB_LIMITS.salary)
  salary_min?: number;

  @OptionalOffset(JOB_LIMITS.salary)
  salary_max?: number;

  @OptionalOneOf(CURRENCIES)
  currency?: Currency;

  @OptionalOneOf(SALARY_PERIODS)
  period?: SalaryPeriod;

  @OptionalOneOf(SALARY_BASES)
  basis?: SalaryBasis;

  @OptionalOneOf(YES_OR_NO)
  without_salary?: string;

  @OptionalOneOf(Object.keys(POSTED_SINCE))
  posted?: PostedSince;

  @OptionalOneOf(JOB_SORTS)
  sort?: JobSort;
}

export class JobListDto extends JobFiltersDto implements JobFilters {
  /** Number on its plates. */
  @OptionalText(LENGTH.slug)
  province?: string;
}

/** With the caller's own position; a query would stand in an address. */
export class NearJobsDto extends JobFiltersDto implements NearJobsRequest {
  @Degrees(JOB_LIMITS.point.lat)
  lat!: number;

  @Degrees(JOB_LIMITS.point.lng)
  lng!: number;
}

export class SimilarJobsDto {
  /** The first tag of the listing. */
  @OptionalText(LENGTH.slug)
  tag?: string;
}
