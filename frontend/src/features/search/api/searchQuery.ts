import { PAGE } from '@contracts/envelope';
import { SEARCH_LIMITS, type SearchListing, type SearchSort, type SearchType, type TopicHint } from '@contracts/search';
import { keepPreviousData } from '@tanstack/react-query';
import { reads, readsPages } from '../../../client/reads';

export interface SearchFilter {
  q: string;
  type: SearchType;
  sort: SearchSort;
}

export const searchQuery = ({ q, type, sort }: SearchFilter) =>
  readsPages<SearchListing>(['search', q, type, sort], '/api/search', {
    query: { q, type, sort, limit: PAGE.default },
    placeholderData: keepPreviousData,
    enabled: q.length > 0,
    staleTime: 60_000,
  });

/** Topics whose titles begin with what is typed; asked from two letters on. */
export const topicHintsQuery = (typed: string) => {
  const q = typed.trim();
  const enough = q.length >= SEARCH_LIMITS.q.min;
  return reads<TopicHint[]>(['search', 'hints', q.toLocaleLowerCase('tr')], '/api/search/topics', {
    query: { q },
    enabled: enough,
    placeholderData: enough ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
};
