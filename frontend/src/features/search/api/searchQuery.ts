import { type Listing, PAGE } from '@contracts/envelope';
import {
  type FoundListing,
  type JobHit,
  type PostHit,
  type ProjectHit,
  SEARCH_LIMITS,
  type SearchRow,
  type SearchSort,
  type SearchType,
  type TopicHint,
} from '@contracts/search';
import { VOICE_LIMITS, type VoiceRoom } from '@contracts/voice';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';
import { reads, readsPages } from '../../../client/reads';
import type { SearchPlace } from '../../../paths';

export interface SearchFilter {
  q: string;
  type: SearchPlace;
  sort: SearchSort;
}

const finds = <Row>(kind: string, path: string, { q, sort }: SearchFilter, type?: SearchType) =>
  readsPages<FoundListing<Row>>(['search', kind, q, type, sort], path, {
    query: { q, type, sort, limit: PAGE.default },
    placeholderData: keepPreviousData,
    enabled: q.length > 0,
    staleTime: 60_000,
  });

/** A search, as it is asked for. */
export type SearchOf<Row> = ReturnType<typeof finds<Row>>;

export const searchQuery = (filter: SearchFilter, type: SearchType) => finds<SearchRow>('texts', '/api/search', filter, type);
export const postSearchQuery = (filter: SearchFilter) => finds<PostHit>('posts', '/api/search/posts', filter);
export const jobSearchQuery = (filter: SearchFilter) => finds<JobHit>('jobs', '/api/search/jobs', filter);
export const projectSearchQuery = (filter: SearchFilter) => finds<ProjectHit>('projects', '/api/search/projects', filter);

/** Whether the first word is long enough to look for rooms by it. */
export const isSearchable = (q: string): boolean => /^[^\p{L}\p{N}]*[\p{L}\p{N}]{2}/u.test(q);

/** Open voice rooms in whose names the first word is, the fullest first; kept shortly, as people come and go. */
export const roomSearchQuery = (q: string) =>
  queryOptions<Listing<VoiceRoom>>({
    queryKey: ['search', 'rooms', q],
    queryFn: ({ signal }) =>
      getList<VoiceRoom>(`/api/voice-rooms/search${queryOf({ search: q.slice(0, VOICE_LIMITS.search), limit: VOICE_LIMITS.list })}`, { signal }),
    placeholderData: keepPreviousData,
    // A shorter one asks the list of rooms for all.
    enabled: isSearchable(q),
    staleTime: 15_000,
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
