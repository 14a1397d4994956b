import type {
  Contract,
  Currency,
  JobCategory,
  JobLanguage,
  RemoteRegion,
  Salary,
  SalaryBasis,
  SalaryPeriod,
  Seniority,
  WorkType,
} from '../../contracts/jobs.js';
import { type DemoHead, readDemo, textsIn } from './demo-text.js';

/** A sample listing. */
export interface DemoJob {
  readonly by: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Latitude and longitude with a space between them. */
  readonly point: string | null;
  readonly description: string;
  /** One item per line. */
  readonly responsibilities: string;
  readonly qualifications: string;
  readonly tags: readonly string[];
  readonly website: string;
  readonly workType: WorkType;
  readonly category: JobCategory;
  readonly salary: Salary | null;
  readonly seniority: Seniority;
  readonly experienceYears: number | null;
  readonly contract: Contract;
  readonly languages: readonly JobLanguage[];
  readonly officeDays: number | null;
  readonly remoteRegion: RemoteRegion | null;
  readonly hoursAgo: number;
  /** Days after the first start, of its last day; null for as long as it may be open. */
  readonly daysAhead: number | null;
  /** Hours after it was published; null where it was not filled. */
  readonly filledAfter: number | null;
}

/** The sample listings; the number in a file's name is the listing's index. A file is a listing's description, and then its lists. */
export const readDemoJobs = (): readonly DemoJob[] => readDemo('jobs').map(jobIn);

/** What a file with a listing says. */
export function jobIn(file: string): DemoJob {
  const [{ head, content }, ...others] = textsIn(file);
  const ofKind = (kind: string): string => others.find(({ head: said }) => said.said('kind') === kind)?.content ?? '';
  return {
    ...{ by: head.said('by'), title: head.said('title'), company: head.said('company'), location: head.said('location') },
    ...{ description: content, responsibilities: ofKind('responsibilities'), qualifications: ofKind('qualifications') },
    ...{ tags: head.list('tags'), website: head.said('website'), hoursAgo: head.number('hoursAgo') },
    point: head.has('point') ? head.said('point') : null,
    workType: head.said('workType') as WorkType,
    category: head.said('category') as JobCategory,
    salary: head.has('salary') ? salaryIn(head.said('salary')) : null,
    seniority: head.said('seniority') as Seniority,
    experienceYears: numberIn(head, 'years'),
    contract: head.said('contract') as Contract,
    languages: head.list('languages') as JobLanguage[],
    officeDays: numberIn(head, 'officeDays'),
    remoteRegion: head.has('region') ? (head.said('region') as RemoteRegion) : null,
    daysAhead: numberIn(head, 'daysAhead'),
    filledAfter: numberIn(head, 'filledAfter'),
  };
}

const numberIn = (head: DemoHead, name: string): number | null => (head.has(name) ? head.number(name) : null);

/** '95000 130000 TRY month net'; '-' for an end that is open. */
function salaryIn(words: string): Salary {
  const [min = '-', max = '-', currency, period, basis] = words.split(' ');
  const amount = (said: string) => (said === '-' ? null : Number(said));
  return { min: amount(min), max: amount(max), currency: currency as Currency, period: period as SalaryPeriod, basis: basis as SalaryBasis };
}
