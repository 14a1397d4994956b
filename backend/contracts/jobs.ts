/**
 * Job listings on the wire: as they are listed and read. Writing them: `job-writing.ts`; applications: `job-applications.ts`; searches that are kept:
 * `job-searches.ts`.
 *
 * - `GET /api/career/jobs?JobFilters`: `JobRow[]` with `pagination`. `POST /api/career/jobs/near` with `NearJobsRequest`: the same, for whoever asks from
 *   their own position, which stands in no address.
 * - `GET /api/career/jobs/{id}`: `Job`; `GET …/{id}/similar?tag=`: `JobRow[]`; `GET …/{id}/applications/count`: `{ count }`; `GET …/{id}/applied`: `{ applied }`.
 * - `GET /api/career/facets?JobFilters`: `JobFacets`; `GET /api/career/map?JobFilters`: `JobMap`; both under the other filters.
 * - `GET /api/users/{id}/jobs`: `JobRow[]` with `pagination`; open ones, and to its owner and staff all.
 * - Feed `/career/rss.xml?JobFilters`; a listing is at `/career/{id}`.
 */
import type { Author } from './accounts.js';
import type { ApplicationState } from './job-application-states.js';

export const WORK_TYPES = ['Remote', 'Hibrit', 'Ofis', 'Serbest'] as const;
export type WorkType = (typeof WORK_TYPES)[number];
export const JOB_CATEGORIES = ['Job', 'Internship', 'Freelance'] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];
export const JOB_CATEGORY_LABEL: Record<JobCategory, string> = { Job: 'İş', Internship: 'Staj', Freelance: 'Freelance' };

/** `expired` is what its day closed; the others its people. */
export const JOB_STATES = ['open', 'closed', 'filled', 'expired'] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_STATE_LABEL: Record<JobState, string> = { open: 'Açık', closed: 'Kapandı', filled: 'Dolduruldu', expired: 'Süresi doldu' };

export const SENIORITIES = ['intern', 'junior', 'mid', 'senior', 'lead'] as const;
export type Seniority = (typeof SENIORITIES)[number];
export const SENIORITY_LABEL: Record<Seniority, string> = {
  intern: 'Stajyer',
  junior: 'Başlangıç düzeyi',
  mid: 'Orta düzey',
  senior: 'Kıdemli',
  lead: 'Ekip lideri',
};
export const CONTRACTS = ['full_time', 'part_time', 'fixed_term', 'project'] as const;
export type Contract = (typeof CONTRACTS)[number];
export const CONTRACT_LABEL: Record<Contract, string> = {
  full_time: 'Tam zamanlı',
  part_time: 'Yarı zamanlı',
  fixed_term: 'Belirli süreli',
  project: 'Proje bazlı',
};
export const SALARY_PERIODS = ['hour', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];
export const SALARY_PERIOD_LABEL: Record<SalaryPeriod, string> = { hour: 'Saatlik', month: 'Aylık', year: 'Yıllık' };
export const SALARY_BASES = ['net', 'gross'] as const;
export type SalaryBasis = (typeof SALARY_BASES)[number];
export const SALARY_BASIS_LABEL: Record<SalaryBasis, string> = { net: 'Net', gross: 'Brüt' };
export const CURRENCIES = ['TRY', 'EUR', 'USD', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_SIGN: Record<Currency, string> = { TRY: '₺', EUR: '€', USD: '$', GBP: '£' };
/** From where one may work, where the work is not tied to a place. */
export const REMOTE_REGIONS = ['turkiye', 'europe', 'world'] as const;
export type RemoteRegion = (typeof REMOTE_REGIONS)[number];
export const REMOTE_REGION_LABEL: Record<RemoteRegion, string> = { turkiye: 'Türkiye geneli', europe: 'Avrupa', world: 'Dünya geneli' };
export const JOB_LANGUAGES = ['tr', 'en', 'de', 'fr', 'ar', 'ru', 'es', 'it', 'az', 'fa', 'ku', 'zh', 'ja'] as const;
export type JobLanguage = (typeof JOB_LANGUAGES)[number];
export const JOB_LANGUAGE_LABEL: Record<JobLanguage, string> = {
  ...{ tr: 'Türkçe', en: 'İngilizce', de: 'Almanca', fr: 'Fransızca', ar: 'Arapça', ru: 'Rusça', es: 'İspanyolca', it: 'İtalyanca' },
  ...{ az: 'Azerbaycanca', fa: 'Farsça', ku: 'Kürtçe', zh: 'Çince', ja: 'Japonca' },
};

export const JOB_SORTS = ['newest', 'salary', 'near', 'deadline'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
export const JOB_SORT_LABEL: Record<JobSort, string> = { newest: 'En yeni', salary: 'En yüksek maaş', near: 'En yakın', deadline: 'Son başvuru günü' };
/** Hours since a listing was published. */
export const POSTED_SINCE = { day: 24, week: 168, month: 720 } as const;
export type PostedSince = keyof typeof POSTED_SINCE;
export const POSTED_SINCE_LABEL: Record<PostedSince, string> = { day: '24 sa', week: '7 gün', month: '30 gün' };

export const JOB_LISTS = {
  page: 20,
  most: 50,
  similar: 3,
  /** Tags on a card. */
  tags: 4,
  /** Characters of a search. */
  search: 100,
  /** Tags that one search may name. */
  searchTags: 5,
  kilometres: { min: 5, usual: 50, max: 500 },
  /** How exact one's own position is sent: hundredths of a degree. */
  positionStep: 0.01,
  /** Bars of the salary histogram. */
  salaryBars: 16,
} as const;

/** Amounts of the currency, least ≤ most; one of the two may be open. */
export interface Salary {
  min: number | null;
  max: number | null;
  currency: Currency;
  period: SalaryPeriod;
  basis: SalaryBasis;
}

/** Query of lists, facets, map and feed, and what a kept search holds. Several values of one field have commas between them. */
export interface JobFilters {
  search?: string;
  work_type?: string;
  category?: JobCategory;
  /** Number of a province on its plates; with `km` also what lies so near to its centre. */
  province?: string;
  km?: number;
  /** Slugs: a listing has all of them. */
  tags?: string;
  salary_min?: number;
  salary_max?: number;
  currency?: Currency;
  period?: SalaryPeriod;
  basis?: SalaryBasis;
  /** Whether listings stay that name no salary, or one in another currency, period or basis: `true` (default) or `false`. */
  without_salary?: string;
  posted?: PostedSince;
  sort?: JobSort;
  limit?: number;
  offset?: number;
}

/** In what salaries are compared where nobody says. */
export const USUAL_SALARY = { currency: 'TRY', period: 'month', basis: 'net' } as const satisfies Pick<Salary, 'currency' | 'period' | 'basis'>;
/** Whether a list is narrowed by salaries; else it says nothing in what they are compared. */
export const asksSalary = ({ salary_min, salary_max, without_salary }: JobFilters): boolean =>
  salary_min !== undefined || salary_max !== undefined || without_salary === 'false';

/** Body of `POST /api/career/jobs/near`: the caller's position, rounded to `JOB_LISTS.positionStep`; it is kept nowhere. */
export interface NearJobsRequest extends Omit<JobFilters, 'province'> {
  lat: number;
  lng: number;
}

/** A row of every list of listings. */
export interface JobRow {
  id: string;
  user_id: string;
  title: string;
  company_name: string;
  logo_url: string | null;
  /** Words of its place. */
  location: string;
  /** Number of the province on its plates; null where none is known. */
  province: string | null;
  remote_region: RemoteRegion | null;
  work_type: WorkType;
  category: JobCategory;
  tags: string[];
  salary: Salary | null;
  state: JobState;
  /** Whether staff hide it; its owner and staff see it then. */
  hidden: boolean;
  /** Waits for a moderator: then its people and staff alone have it. */
  held: boolean;
  created_at: string;
  /** When it was last opened or renewed: lists go by it. */
  published_at: string;
  /** Day in `YYYY-MM-DD` (Istanbul), the last on which one may apply. */
  apply_until: string;
  /** When it was closed, filled or expired; null while it is open. */
  ended_at: string | null;
  /** Whole kilometres from the point that was asked for. */
  km: number | null;
  viewer: JobViewer;
}

/** What the caller is to a listing; of guests nothing. */
export interface JobViewer {
  isOwner: boolean;
  isColleague: boolean;
  /** State of their own application. */
  application: ApplicationState | null;
  /** How many applied, and how many of those nobody has seen; only for its owner and colleagues. */
  received: { all: number; unseen: number } | null;
}

export interface CompanyLinks {
  linkedin: string;
  twitter: string;
  instagram: string;
  website: string;
}

/** Answer of `GET /api/career/jobs/{id}`. */
export interface Job extends JobRow {
  /** Markdown source, and as rendered on the server, safe to be shown as it is. */
  description: string;
  html: string;
  /** One item per line. */
  responsibilities: string;
  qualifications: string;
  location_lat: number | null;
  location_lng: number | null;
  district: string | null;
  company_social_links: CompanyLinks;
  seniority: Seniority | null;
  /** Years, at least. */
  experience_years: number | null;
  contract: Contract | null;
  languages: JobLanguage[];
  /** Days a week at the office; of a hybrid one. */
  office_days: number | null;
  /** Null where the owner's account has ended. */
  owner: Author | null;
  /** Open listings of the same company by the same owner. */
  open_of_company: number;
  applications: number;
  /** What was changed after the first application, newest first. */
  edits: { at: string; fields: string[] }[];
  /** It takes no applications for now: its owner is kept out of the site. */
  paused: boolean;
  /** Grows with each save: whoever edits says which they have seen. */
  version: number;
}

/** How many there are for each choice, under the other filters. */
export interface JobFacets {
  total: number;
  work_type: Record<WorkType, number>;
  category: Record<JobCategory, number>;
  /** Of the asked currency, period and basis: from the least to the most, `JOB_LISTS.salaryBars` of the same width. */
  salaries: { from: number; to: number; counts: number[] };
}

/** Answer of `GET /api/career/map`: provinces with listings, and how many stand nowhere on it. */
export interface JobMap {
  provinces: { province: string; count: number; salary: { min: number; max: number } | null }[];
  placed: number;
  unplaced: number;
}

export const JOB_TEXT = {
  notFound: 'İlan bulunamadı.',
  gone: 'Bu ilan kaldırıldı.',
  noSalary: 'Maaş belirtilmemiş',
  more: (count: number): string => `+${count} daha`,
  published: (when: string): string => `Yayınlandı • ${when}`,
  empty: 'Bu filtrelere uyan ilan yok.',
  none: 'Henüz ilan yok.',
} as const;
