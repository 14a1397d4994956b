import { CODE } from '../../../../contracts/envelope.js';
import { JOB_SEARCH_LIMITS, JOB_SEARCH_TEXT, type JobSearch, type KeptFilters } from '../../../../contracts/job-searches.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { keptFilters } from './kept-filters.rules.js';

export const SEARCHES_KIND = 'job-searches';
/** All searches of a member are one note, so that of two calls at once neither is lost and there are never more than there may be. */
export const SEARCHES_KEY = 'all';

/** A search as it is kept. Times are ISO. */
export interface KeptSearch extends Omit<JobSearch, 'fresh'> {
  readonly seen_at: string;
  /** What was published before was not asked for: when it was kept, or its filters were changed. */
  readonly since: string;
}
export interface SearchWish {
  readonly name: string;
  readonly filters: KeptFilters;
  /** Left out or null, it stays as it is; a new one is in the daily summary. */
  readonly digest: boolean | null | undefined;
}

export const searchesIn = (text: string | undefined): readonly KeptSearch[] => (text ? (JSON.parse(text) as KeptSearch[]) : []);
export const wantsMails = (searches: readonly KeptSearch[]): boolean => searches.some(({ digest }) => digest);

export function withNew(searches: readonly KeptSearch[], id: string, { name, filters, digest }: SearchWish, at: string): readonly KeptSearch[] {
  if (searches.length >= JOB_SEARCH_LIMITS.kept) throw new RuleViolation('job-search.too-many', JOB_SEARCH_TEXT.tooMany, null, 'conflict');
  return [...searches, { id, name: nameIn(name), filters: keptFilters(filters), digest: digest ?? true, created_at: at, seen_at: at, since: at }];
}

/** Another name leaves what is new as it is; other filters begin anew. */
export function withChanged(searches: readonly KeptSearch[], id: string, { name, filters, digest }: SearchWish, at: string): readonly KeptSearch[] {
  const changed = { name: nameIn(name), filters: keptFilters(filters) };
  return each(searches, id, (search) => {
    const isSame = JSON.stringify(sorted(search.filters)) === JSON.stringify(sorted(changed.filters));
    return { ...search, ...changed, digest: digest ?? search.digest, ...(!isSame && { seen_at: at, since: at }) };
  });
}

export const withSeen = (searches: readonly KeptSearch[], id: string, at: string): readonly KeptSearch[] =>
  each(searches, id, (search) => ({ ...search, seen_at: at }));

export function without(searches: readonly KeptSearch[], id: string): readonly KeptSearch[] {
  return searches.filter((search) => search.id !== id);
}

function each(searches: readonly KeptSearch[], id: string, change: (search: KeptSearch) => KeptSearch): readonly KeptSearch[] {
  if (!searches.some((search) => search.id === id)) throw new RuleViolation(CODE.notFound, JOB_SEARCH_TEXT.notFound, null, 'not-found');
  return searches.map((search) => (search.id === id ? change(search) : search));
}

const sorted = (filters: KeptFilters) => Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));

function nameIn(given: string): string {
  const name = inOneLine(given);
  const { min, max } = JOB_SEARCH_LIMITS.name;
  if (name.length < min) throw refused(JOB_SEARCH_TEXT.nameNeeded);
  if (name.length > max) throw refused(`Bu alan en fazla ${max} karakter olmalıdır`);
  return name;
}

const refused = (sentence: string) => new RuleViolation('job-search.name', sentence, { name: sentence });
