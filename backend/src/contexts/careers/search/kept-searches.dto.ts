import { JOB_SEARCH_LIMITS, type JobSearchRequest, type KeptFilters } from '../../../../contracts/job-searches.js';
import { JudgedText, JudgedValues, LENGTH, OptionalFlag } from '../../../platform/http/fields.js';

const WORDS = { type: 'string', maxLength: LENGTH.value } as const;
const TAGS = { type: 'string', maxLength: LENGTH.search } as const;
const NUMBER = { type: 'integer' } as const;
const FILTERS = {
  ...{ search: WORDS, work_type: WORDS, category: WORDS, province: WORDS, km: NUMBER, tags: TAGS },
  ...{ salary_min: NUMBER, salary_max: NUMBER, currency: WORDS, period: WORDS, basis: WORDS, without_salary: WORDS, posted: WORDS },
} as const satisfies Record<keyof KeptFilters, object>;

export class JobSearchDto implements JobSearchRequest {
  @JudgedText(JOB_SEARCH_LIMITS.name.max)
  name: string = '';

  @JudgedValues(FILTERS, 'Filtreler beklenen biçimde değil')
  filters!: KeptFilters;

  @OptionalFlag()
  digest?: boolean;
}
