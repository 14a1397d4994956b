import {
  type CloseJobRequest,
  COMPANY_LINKS,
  type ColleagueRequest,
  JOB_LIMITS,
  type RenewJobRequest,
  type WriteJobRequest,
} from '../../../../contracts/job-writing.js';
import {
  CONTRACTS,
  type CompanyLinks,
  type Contract,
  CURRENCIES,
  JOB_LANGUAGES,
  type JobCategory,
  type JobLanguage,
  REMOTE_REGIONS,
  type RemoteRegion,
  SALARY_BASES,
  SALARY_PERIODS,
  type Salary,
  SENIORITIES,
  type Seniority,
  type WorkType,
} from '../../../../contracts/jobs.js';
import {
  GivenJudgedText,
  JudgedText,
  LENGTH,
  NullableNumber,
  NullableOneOf,
  NullableWhole,
  OneOf,
  OptionalJudgedText,
  OptionalJudgedValues,
  OptionalSomeOf,
  OptionalText,
  OptionalWhole,
  OptionalWrittenParts,
  OptionalWrittenWords,
  Text,
} from '../../../platform/http/fields.js';

const LINKS = Object.fromEntries(COMPANY_LINKS.map((name) => [name, JOB_LIMITS.url]));
const AMOUNT = { type: ['integer', 'null'], minimum: JOB_LIMITS.none, maximum: JOB_LIMITS.salary } as const;
const choice = (values: readonly string[]) => ({ type: 'string', enum: values }) as const;
const SALARY = { min: AMOUNT, max: AMOUNT, currency: choice(CURRENCIES), period: choice(SALARY_PERIODS), basis: choice(SALARY_BASES) };

/** What is missing counts as empty, so that the rules can answer with their own sentences. */
export class WriteJobDto implements WriteJobRequest {
  @JudgedText(JOB_LIMITS.title.max)
  title: string = '';

  @JudgedText(JOB_LIMITS.company.max)
  company_name: string = '';

  @GivenJudgedText(JOB_LIMITS.location)
  location?: string;

  @NullableNumber(-JOB_LIMITS.point.lat, JOB_LIMITS.point.lat)
  location_lat?: number | null;

  @NullableNumber(-JOB_LIMITS.point.lng, JOB_LIMITS.point.lng)
  location_lng?: number | null;

  @OptionalJudgedText(JOB_LIMITS.district)
  district?: string | null;

  @JudgedText(LENGTH.value)
  work_type: WorkType = '' as WorkType;

  @JudgedText(LENGTH.value)
  category: JobCategory = 'Job';

  @OptionalWrittenWords(JOB_LIMITS.tags, JOB_LIMITS.tag)
  tags?: string[];

  @OptionalText(LENGTH.id)
  user_id?: string;

  @OptionalJudgedText(JOB_LIMITS.url)
  logo_url?: string | null;

  @JudgedText(JOB_LIMITS.description.max)
  description: string = '';

  @GivenJudgedText(JOB_LIMITS.lines.all)
  responsibilities?: string;

  @GivenJudgedText(JOB_LIMITS.lines.all)
  qualifications?: string;

  @OptionalWrittenParts(LINKS)
  company_social_links?: Partial<CompanyLinks>;

  @OptionalJudgedValues(SALARY, 'Maaş beklenen biçimde değil')
  salary?: Salary | null;

  @NullableOneOf(SENIORITIES)
  seniority?: Seniority | null;

  @NullableWhole(JOB_LIMITS.none, JOB_LIMITS.experienceYears)
  experience_years?: number | null;

  @NullableOneOf(CONTRACTS)
  contract?: Contract | null;

  @OptionalSomeOf(JOB_LANGUAGES)
  languages?: JobLanguage[];

  @NullableWhole(JOB_LIMITS.none, JOB_LIMITS.officeDays)
  office_days?: number | null;

  @NullableOneOf(REMOTE_REGIONS)
  remote_region?: RemoteRegion | null;

  @OptionalJudgedText(LENGTH.time)
  apply_until?: string | null;

  @OptionalWhole(JOB_LIMITS.firstVersion, JOB_LIMITS.saves)
  version?: number;
}

export class CloseJobDto implements CloseJobRequest {
  @OneOf(['closed', 'filled'] satisfies CloseJobRequest['state'][])
  state!: CloseJobRequest['state'];
}

export class RenewJobDto implements RenewJobRequest {
  @OptionalJudgedText(LENGTH.time)
  apply_until?: string | null;
}

export class ColleagueDto implements ColleagueRequest {
  @Text(LENGTH.value)
  username!: string;
}
