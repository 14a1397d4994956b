import type { Reading } from '@contracts/reading';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { getData, queryOf } from '../../../client/http';
import { useMember } from '../../../client/session';
import { receiveReading } from './readingSync';
import type { ReadableTopic } from './readTopics';

const STALE = 30_000;
const AT_ONCE = 50;

/** Asked anew when something has happened in one of the topics, or when the member comes back from elsewhere. */
const readingQuery = (memberId: string | undefined, topics: readonly ReadableTopic[]) =>
  queryOptions({
    queryKey: ['forum', 'reading', memberId, topics.map(({ id, comment_total }) => `${id}:${comment_total}`)],
    queryFn: async ({ signal }) => {
      const reading = await getData<Reading>(`/api/forum/reading${queryOf({ ids: topics.map(({ id }) => id).join(',') })}`, { signal, quiet: true });
      receiveReading(reading);
      return reading;
    },
    enabled: memberId !== undefined && topics.length > 0,
    staleTime: STALE,
    refetchOnWindowFocus: true,
  });

/** Brings what was read on other devices into the memory of this one; answers whether that is done. */
export function useReadingOf(topics: readonly ReadableTopic[]): boolean {
  const member = useMember();
  const parts = Array.from({ length: Math.ceil(topics.length / AT_ONCE) }, (_, part) => topics.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
  return useQueries({
    queries: parts.map((part) => readingQuery(member?.id, part)),
    combine: (answers) => member === null || (member !== undefined && answers.length > 0 && answers.every(({ isFetched }) => isFetched)),
  });
}
